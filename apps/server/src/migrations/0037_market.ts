import { sqlMigration } from '#platform/db/index.ts';

/** The market: what is for sale, what was sold, and how much each two players have traded on a day. */
export const market = sqlMigration(`
create table market_listing (
  id bigint generated always as identity primary key,
  seller_id text collate "C" not null references account (player_id),
  type text collate "C" not null check (type in ('discovery', 'syllable')),
  word text collate "C" not null,
  -- The languages of its pieces, in the order of the game's languages, and how many pieces of each.
  locales text[] collate "C" not null,
  counts int[] not null check (0 < all (counts)),
  price bigint not null check (price > 0),
  currency text collate "C" not null check (currency in ('coin', 'diamond')),
  -- The price in coins, by which prices of both currencies are put in order.
  coin_value bigint not null check (coin_value > 0),
  -- Shown to those alone who search for the whole word.
  offensive boolean not null,
  listed_at timestamptz not null,
  closed_at timestamptz,
  closed_by text collate "C" check (closed_by in ('sold', 'removed', 'left')),
  check (cardinality(locales) = cardinality(counts)),
  check ((closed_at is null) = (cardinality(locales) > 0)),
  check ((closed_at is null) = (closed_by is null))
) with (fillfactor = 90);
create unique index market_listing_open on market_listing (seller_id, type, word) where closed_at is null;
create index market_listing_seller on market_listing (seller_id);
create index market_listing_word on market_listing (word, id) where closed_at is null;
-- A list is merged from those of each kind and currency, so a filter reads no more than the whole list does.
create index market_listing_newest on market_listing (type, currency, listed_at, id) include (seller_id)
  where closed_at is null and not offensive;
create index market_listing_price on market_listing (type, currency, coin_value, id) include (seller_id)
  where closed_at is null and not offensive;

-- The same by language, for each language of an open listing that anybody may see.
create table market_listing_locale (
  listing_id bigint not null references market_listing (id) on delete cascade,
  locale text collate "C" not null,
  type text collate "C" not null,
  currency text collate "C" not null,
  coin_value bigint not null,
  listed_at timestamptz not null,
  seller_id text collate "C" not null,
  primary key (listing_id, locale)
);
create index market_listing_locale_newest on market_listing_locale (locale, type, currency, listed_at, listing_id)
  include (seller_id);
create index market_listing_locale_price on market_listing_locale (locale, type, currency, coin_value, listing_id)
  include (seller_id);

create table market_sale (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  -- Null: the account is erased.
  seller_id text collate "C" references account (player_id),
  buyer_id text collate "C" references account (player_id),
  type text collate "C" not null,
  locale text collate "C" not null,
  word text collate "C" not null,
  price bigint not null check (price > 0),
  currency text collate "C" not null check (currency in ('coin', 'diamond')),
  -- Until the seller has heard of it.
  untold boolean not null default true
);
create index market_sale_thing on market_sale (type, locale, word, id desc);
create index market_sale_seller on market_sale (seller_id, id desc) where seller_id is not null;
create index market_sale_buyer on market_sale (buyer_id, id desc) where buyer_id is not null;
create index market_sale_untold on market_sale (seller_id) where untold;

-- In coins' worth; of two players that with the lower id comes first.
create table market_pair_day (
  low_id text collate "C" not null references account (player_id),
  high_id text collate "C" not null references account (player_id),
  day date not null,
  to_low bigint not null default 0,
  to_high bigint not null default 0,
  sales int not null default 0,
  primary key (low_id, high_id, day),
  check (low_id < high_id)
);
create index market_pair_day_high on market_pair_day (high_id);
create index market_pair_day_day on market_pair_day (day);
`);
