import { sqlMigration } from '#platform/db/index.ts';

/** Collections of words that players make, who likes them, and who has looked at them lately. */
export const collections = sqlMigration(`
create table collection (
  id text collate "C" primary key,
  owner_id text collate "C" not null references account (player_id),
  name text not null,
  -- As searches find it: in small letters, without accents.
  name_fold text not null,
  description text not null,
  locale text collate "C" not null,
  is_public boolean not null,
  download_allowed boolean not null,
  -- As many as there are rows.
  words int not null default 0 check (words between 0 and 2500),
  favorites int not null default 0 check (favorites >= 0),
  -- As many as there ever were.
  views int not null default 0 check (views >= 0),
  downloads int not null default 0 check (downloads >= 0),
  -- Counted anew every hour.
  popularity int not null default 0,
  -- Rises with every change of the words.
  revision int not null default 0,
  -- The staff has hidden it.
  hidden_at timestamptz,
  created_at timestamptz not null,
  changed_at timestamptz not null
) with (fillfactor = 80);
create unique index collection_owner_name on collection (owner_id, lower(name));
create index collection_popular on collection (popularity desc, created_at desc, id) include (owner_id)
  where is_public and hidden_at is null;
create index collection_recent on collection (created_at desc, id) include (owner_id)
  where is_public and hidden_at is null;
create index collection_most_words on collection (words desc, created_at desc, id) include (owner_id)
  where is_public and hidden_at is null;
create index collection_favorites on collection (favorites desc, created_at desc, id) include (owner_id)
  where is_public and hidden_at is null;
create index collection_locale_popular on collection (locale, popularity desc, created_at desc, id) include (owner_id)
  where is_public and hidden_at is null;
create index collection_locale_recent on collection (locale, created_at desc, id) include (owner_id)
  where is_public and hidden_at is null;
create index collection_locale_most_words on collection (locale, words desc, created_at desc, id) include (owner_id)
  where is_public and hidden_at is null;
create index collection_locale_favorites on collection (locale, favorites desc, created_at desc, id) include (owner_id)
  where is_public and hidden_at is null;
create index collection_name_part on collection using gin (name_fold gin_trgm_ops) where is_public and hidden_at is null;

create table collection_word (
  collection_id text collate "C" not null references collection (id) on delete cascade,
  word text collate "C" not null,
  added_at timestamptz not null,
  primary key (collection_id, word)
);

create table collection_favorite (
  collection_id text collate "C" not null references collection (id) on delete cascade,
  player_id text collate "C" not null references account (player_id),
  added_at timestamptz not null,
  primary key (collection_id, player_id)
);
create index collection_favorite_player on collection_favorite (player_id);

-- Who has looked at a collection of somebody else on a day; kept as long as it makes a collection popular.
create table collection_view (
  collection_id text collate "C" not null references collection (id) on delete cascade,
  player_id text collate "C" not null references account (player_id),
  day date not null,
  downloaded boolean not null default false,
  primary key (collection_id, player_id, day)
);
create index collection_view_player on collection_view (player_id);
create index collection_view_day on collection_view (day);
`);
