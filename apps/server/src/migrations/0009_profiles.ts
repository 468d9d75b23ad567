import { sqlMigration } from '#platform/db/index.ts';

/** What players say about themselves, their figures over all matches, pictures, completed word categories. */
export const profiles = sqlMigration(`
alter table profile add column status_word text;
alter table profile add column about text not null default '';
alter table profile add column claimed_words int not null default 0;
alter table profile add column pictures_blocked_until timestamptz;
update profile p set claimed_words = c.words
from (select player_id, count(*) as words from word_claim group by player_id) c where c.player_id = p.player_id;

create table player_stats (
  player_id text collate "C" primary key references account (player_id),
  best_combo int not null,
  best_wpm double precision not null,
  typed_words bigint not null,
  correct_words bigint not null,
  longest_match_seconds int not null,
  best_alphabets int not null,
  alphabets bigint not null,
  played_seconds bigint not null,
  last_match_at timestamptz not null
);
insert into player_stats
select mp.player_id, max((mp.stats->>'combo')::int), max((mp.stats->>'wpm')::float8), sum((mp.stats->>'typed_words')::int),
  sum((mp.stats->>'correct_words')::int), max(extract(epoch from m.ended_at - m.started_at)::int),
  max((mp.stats->>'alpha')::int), sum((mp.stats->>'alpha')::int), sum(extract(epoch from m.ended_at - m.started_at)::int),
  max(m.ended_at)
from match_player mp join match m on m.id = mp.match_id
where mp.player_id is not null group by mp.player_id;

create table picture (
  hash text collate "C" primary key,
  bytes bytea not null,
  added_at timestamptz not null
);
create index profile_picture on profile (avatar) where avatar like 'up:%';

-- What the history filters by stands beside each player's part, so that a page needs one index and no other table.
alter table match_player add column ended_at timestamptz;
alter table match_player add column ranked boolean;
alter table match_player add column mode int;
alter table match_player add column turns int;
alter table match_player add column seconds int;
update match_player mp set ended_at = m.ended_at, ranked = m.ranked, mode = m.mode, turns = m.turns,
  seconds = extract(epoch from m.ended_at - m.started_at)::int
from match m where m.id = mp.match_id;
alter table match_player alter column ended_at set not null;
alter table match_player alter column ranked set not null;
alter table match_player alter column mode set not null;
alter table match_player alter column turns set not null;
alter table match_player alter column seconds set not null;
create index match_player_history on match_player (player_id, ended_at desc, match_id)
  include (ranked, mode, turns, seconds, place) where player_id is not null;

-- False: not yet counted in category_claim.
alter table word_claim add column categorised boolean not null default false;
create index word_claim_uncategorised on word_claim (locale) where not categorised;
create index word_claim_usage on word_claim (player_id, uses desc, last_used_at desc);
create table category_claim (
  player_id text collate "C" not null references account (player_id),
  locale text collate "C" not null,
  category text collate "C" not null,
  words int not null check (words >= 0),
  primary key (player_id, locale, category)
);
`);
