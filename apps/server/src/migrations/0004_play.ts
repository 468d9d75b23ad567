import { sqlMigration } from '#platform/db/index.ts';

/** Finished matches, what each day gave, and whose words are whose. */
export const play = sqlMigration(`
create table match (
  id text collate "C" primary key,
  room_id text not null,
  mode int not null,
  difficulty int not null,
  speed double precision not null,
  scenario int not null,
  locale text not null,
  ranked boolean not null,
  turns int not null,
  winner text,
  started_at timestamptz not null,
  ended_at timestamptz not null
);
create index match_ended on match (ended_at desc, id);

create table match_player (
  match_id text collate "C" not null references match (id),
  participant text collate "C" not null,
  player_id text collate "C",
  display_name text not null,
  avatar text not null,
  place int not null,
  stats jsonb not null,
  primary key (match_id, participant)
);
create index match_player_player on match_player (player_id, match_id) where player_id is not null;

create table match_log (
  match_id text collate "C" primary key references match (id),
  dictionary_version text not null,
  log bytea not null
);

create table daily_play (
  player_id text collate "C" not null references account (player_id),
  day date not null,
  coins bigint not null default 0,
  diamonds int not null default 0,
  keys int not null default 0,
  discoveries int not null default 0,
  matches_alone int not null default 0,
  primary key (player_id, day)
);

create table word_discovery (
  locale text collate "C" not null,
  word text collate "C" not null,
  player_id text collate "C" not null references account (player_id),
  match_id text collate "C" not null,
  level int not null default 1 check (level >= 0),
  discovered_at timestamptz not null,
  primary key (locale, word)
);
create index word_discovery_player on word_discovery (player_id, locale, word);

create table word_claim (
  player_id text collate "C" not null references account (player_id),
  locale text collate "C" not null,
  word text collate "C" not null,
  uses int not null,
  claimed_at timestamptz not null,
  last_used_at timestamptz not null,
  primary key (player_id, locale, word)
);
create index word_claim_word on word_claim (locale, word);
`);
