import { sqlMigration } from '#platform/db/index.ts';

/** What was bought with money inside Discord: granted once, consumed there, taken back when it is refunded. */
export const purchases = sqlMigration(`
create table purchase (
  entitlement_id text collate "C" primary key,
  player_id text collate "C" not null references account (player_id),
  discord_user_id text collate "C" not null,
  sku_id text collate "C" not null,
  diamonds int not null check (diamonds >= 0),
  keys int not null check (keys >= 0),
  gave_role boolean not null,
  granted_at timestamptz not null,
  consume_tried_at timestamptz not null,
  consumed_at timestamptz,
  refunded_at timestamptz,
  missing_diamonds int not null default 0 check (missing_diamonds >= 0),
  missing_keys int not null default 0 check (missing_keys >= 0)
);
create index purchase_player on purchase (player_id);
create index purchase_unconsumed on purchase (consume_tried_at) where consumed_at is null;
`);
