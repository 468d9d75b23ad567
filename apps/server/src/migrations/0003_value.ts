import { sqlMigration } from '#platform/db/index.ts';

/** Money and things: balances with a double-entry ledger, items with an append-only ledger, operations with their keys. */
export const value = sqlMigration(`
create table operation (
  id bigint generated always as identity primary key,
  actor text collate "C" not null,
  idempotency_key text collate "C" not null,
  kind text not null,
  request_hash bytea not null,
  result jsonb,
  at timestamptz not null default now(),
  unique (actor, idempotency_key)
);

create table wallet_account (
  id bigint generated always as identity primary key,
  player_id text collate "C" references account (player_id),
  system text collate "C",
  currency text collate "C" not null check (currency in ('coin', 'diamond', 'key')),
  balance bigint not null default 0,
  check ((player_id is null) <> (system is null)),
  check (player_id is null or balance >= 0),
  unique nulls not distinct (player_id, system, currency)
);
insert into wallet_account (system, currency)
select system, currency from unnest(array['mint', 'shop']) system, unnest(array['coin', 'diamond', 'key']) currency;

create table wallet_entry (
  id bigint generated always as identity primary key,
  operation_id bigint not null references operation (id),
  account_id bigint not null references wallet_account (id),
  amount bigint not null check (amount <> 0)
);
create index wallet_entry_account on wallet_entry (account_id, id desc);
create index wallet_entry_operation on wallet_entry (operation_id);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = '23514';
end $$;
create trigger wallet_entry_append_only before update or delete on wallet_entry
  for each row execute function refuse_change();

create function check_wallet_balanced() returns trigger language plpgsql as $$
declare
  unbalanced text;
begin
  select a.currency into unbalanced
  from wallet_entry e join wallet_account a on a.id = e.account_id
  where e.operation_id = new.operation_id
  group by a.currency having sum(e.amount) <> 0 limit 1;
  if unbalanced is not null then
    raise exception 'operation % does not balance in %', new.operation_id, unbalanced using errcode = '23514';
  end if;
  return null;
end $$;
create constraint trigger wallet_entry_balanced after insert on wallet_entry
  deferrable initially deferred for each row execute function check_wallet_balanced();

create table inventory_item (
  player_id text collate "C" not null references account (player_id),
  kind text collate "C" not null check (kind in ('tile', 'bomb', 'background', 'frame', 'streak', 'heart')),
  locale text collate "C" not null default '',
  item text collate "C" not null,
  count int not null check (count >= 0),
  primary key (player_id, kind, locale, item)
);

create table inventory_entry (
  id bigint generated always as identity primary key,
  operation_id bigint not null references operation (id),
  player_id text collate "C" not null,
  kind text collate "C" not null,
  locale text collate "C" not null,
  item text collate "C" not null,
  delta int not null check (delta <> 0)
);
create index inventory_entry_player on inventory_entry (player_id, id desc);
create index inventory_entry_operation on inventory_entry (operation_id);
create trigger inventory_entry_append_only before update or delete on inventory_entry
  for each row execute function refuse_change();
`);
