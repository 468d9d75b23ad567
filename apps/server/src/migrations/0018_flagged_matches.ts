import { sqlMigration } from '#platform/db/index.ts';

/**
 * Matches whose input no person typed: who sent it, why it is thought, what was withheld, what became of it. Besides, what
 * each match gave to a player where only sums were kept before, so that it can be taken back.
 */
export const flaggedMatches = sqlMigration(`
create table match_flag (
  match_id text collate "C" not null references match (id),
  player_id text collate "C" not null references account (player_id),
  -- Of the match.
  ended_at timestamptz not null,
  -- How it came to it: judged by the room, or named by the staff when they took back what the match gave.
  cause text collate "C" not null check (cause in ('input', 'staff')),
  figures jsonb not null,
  withheld_coins bigint not null default 0 check (withheld_coins >= 0),
  withheld_exp int not null default 0 check (withheld_exp >= 0),
  -- Cleared: the match was the player's own work. Undone: what it gave was taken back.
  status text collate "C" not null default 'flagged' check (status in ('flagged', 'cleared', 'undone')),
  appeal text,
  appealed_at timestamptz,
  decided_by text collate "C" references account (player_id),
  decided_at timestamptz,
  -- What the staff answered to the appeal.
  note text not null default '',
  check ((appeal is null) = (appealed_at is null)),
  check (status = 'flagged' or decided_at is not null),
  primary key (match_id, player_id)
);
create index match_flag_latest on match_flag (ended_at desc, match_id, player_id);
create index match_flag_player on match_flag (player_id, ended_at desc, match_id);
create index match_flag_appeal on match_flag (appealed_at, match_id, player_id)
  where appealed_at is not null and decided_at is null;
create index match_flag_decided_by on match_flag (decided_by) where decided_by is not null;

-- Exp of the day; of these coins and exp, what input that no person typed was paid.
alter table daily_play
  add column exp int not null default 0,
  add column untrusted_coins int not null default 0,
  add column untrusted_exp int not null default 0;

-- Whether it counted as a win, and the records that it brought, by board; null for matches of before.
alter table match_player
  add column won boolean not null default false,
  add column records jsonb;
update match_player p set won = true
from match m
where m.id = p.match_id and m.winner = p.participant and p.player_id is not null
  and exists (select from match_player other where other.match_id = p.match_id and other.participant <> p.participant);

-- By how much the match moved the hidden rating; null for matches of before.
alter table ranked_seat add column rating_change double precision;
`);
