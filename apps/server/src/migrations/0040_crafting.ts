import { sqlMigration } from '#platform/db/index.ts';

/** Crafting boards: a board of each player, the tiles that lie on it, the words that they form, and words that are gone. */
export const crafting = sqlMigration(`
create table craft_board (
  player_id text collate "C" primary key references account (player_id),
  width int not null check (width between 20 and 40),
  height int not null check (height between 20 and 40),
  -- All coins that it has ever paid.
  collected bigint not null default 0 check (collected >= 0),
  -- The last day (since 1970) on which coins were collected, and how many, each counted in full.
  day int not null default 0,
  day_coins bigint not null default 0 check (day_coins >= 0),
  -- Of the last change, by which a change whose answer was lost knows itself again.
  stamp text collate "C" not null default ''
) with (fillfactor = 80);

create table craft_tile (
  id bigint generated always as identity primary key,
  player_id text collate "C" not null references craft_board (player_id),
  locale text collate "C" not null,
  syllable text collate "C" not null,
  x int not null check (x >= 0),
  y int not null check (y >= 0),
  unique (player_id, x, y)
);

create table craft_word (
  id bigint generated always as identity primary key,
  player_id text collate "C" not null references craft_board (player_id),
  -- The language in which it was found.
  locale text collate "C" not null,
  word text collate "C" not null,
  -- Its tiles in the order in which they are read.
  path bigint[] not null check (cardinality(path) > 1),
  last_reward timestamptz not null,
  earns boolean not null,
  unique (player_id, word)
) with (fillfactor = 80);
create index craft_word_word on craft_word (locale, word);

-- Words that have left their dictionary: what lies on boards has earned until then.
create table craft_removed_word (
  locale text collate "C" not null,
  word text collate "C" not null,
  at timestamptz not null,
  primary key (locale, word)
);
`);
