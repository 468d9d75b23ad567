import { sqlMigration } from '#platform/db/index.ts';

/** The player's row: name, looks, progress. */
export const player = sqlMigration(`
create table profile (
  player_id text collate "C" primary key references account (player_id),
  display_name text not null,
  avatar text not null,
  locale text not null,
  exp bigint not null default 0 check (exp >= 0),
  wp int not null default 500 check (wp >= 0),
  longest_word text not null default '',
  bomb int not null default 0,
  background int not null default 0,
  streak_effect int not null default 0,
  heart_effect int not null default 0,
  matches int not null default 0,
  wins int not null default 0,
  created_at timestamptz not null default now()
);

create table preference (
  player_id text collate "C" primary key references account (player_id),
  prefs jsonb not null
);
`);
