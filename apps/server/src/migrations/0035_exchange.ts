import { sqlMigration } from '#platform/db/index.ts';

/** The exchange of coins and diamonds: its one pool, and what was exchanged. */
export const exchange = sqlMigration(`
create table exchange_pool (
  -- One row.
  id boolean primary key default true check (id),
  -- Coins a diamond, and how many times larger the reserves are than those of a small world, at settled_at.
  price double precision not null check (price between 1000 and 4000),
  factor double precision not null check (factor >= 1),
  settled_at timestamptz not null,
  -- Where the factor goes, by the players of the last days, and the day on which they were counted.
  target double precision not null check (target >= 1),
  counted_on date
);
insert into exchange_pool (price, factor, settled_at, target) values (2000, 1, date_trunc('minute', now()), 1);

create table exchange_trade (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  -- Null: the account is erased.
  player_id text collate "C" references account (player_id),
  from_currency text collate "C" not null check (from_currency in ('coin', 'diamond')),
  from_amount bigint not null check (from_amount > 0),
  to_amount bigint not null check (to_amount > 0)
);
create index exchange_trade_player on exchange_trade (player_id, id desc) where player_id is not null;

-- For counting the players of the last days.
create index daily_play_day on daily_play (day);
`);
