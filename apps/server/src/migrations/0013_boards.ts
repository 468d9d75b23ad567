import { sqlMigration } from '#platform/db/index.ts';

/**
 * One table for every leaderboard, filled with what is known so far. What a climb reached was not kept before, and the
 * points of a season begin with it: those boards start empty.
 */
export const boards = sqlMigration(`
create table board_score (
  board text collate "C" not null,
  player_id text collate "C" not null references account (player_id),
  score double precision not null,
  -- What the board is sorted by, smallest first.
  place_by double precision not null,
  then_by double precision not null default 0,
  reached_at timestamptz not null,
  -- The match that set a record.
  match_id text collate "C",
  duration int not null default 0,
  turns int not null default 0,
  -- Banned, as of the last look.
  hidden boolean not null default false,
  primary key (board, player_id)
) with (fillfactor = 80);

create table board_mark (
  board text collate "C" not null,
  place int not null,
  place_by double precision not null,
  then_by double precision not null,
  reached_at timestamptz not null,
  player_id text collate "C" not null,
  marked_at timestamptz not null default now(),
  primary key (board, place)
);
create index board_mark_key on board_mark (board, place_by, then_by, reached_at, player_id);
create index account_banned on account (player_id) where banned_at is not null;

insert into board_score (board, player_id, score, place_by, reached_at)
select b.board, p.player_id, b.score, -b.score, coalesce(s.last_match_at, p.created_at)
from profile p
join account a on a.player_id = p.player_id and a.erased_at is null
left join player_stats s on s.player_id = p.player_id
left join (select player_id, count(*) as words from word_discovery group by player_id) d on d.player_id = p.player_id
cross join lateral (values ('exp', p.exp), ('wins', p.wins), ('claimed', p.claimed_words), ('discovered', d.words),
  ('words', s.correct_words)) b (board, score)
where b.score > 0;

insert into board_score (board, player_id, score, place_by, reached_at)
select 'category:' || c.category, c.player_id, sum(c.words), -sum(c.words),
  coalesce(max(s.last_match_at), max(p.created_at))
from category_claim c
join profile p on p.player_id = c.player_id
left join player_stats s on s.player_id = c.player_id
group by c.category, c.player_id having sum(c.words) > 0;

-- The first match that reached the player's record.
insert into board_score (board, player_id, score, place_by, reached_at, match_id, duration, turns)
select distinct on (r.board, mp.player_id) r.board, mp.player_id, r.best, -r.best, mp.ended_at, mp.match_id, mp.seconds, mp.turns
from match_player mp
join player_stats s on s.player_id = mp.player_id
join account a on a.player_id = mp.player_id and a.erased_at is null
cross join lateral (values ('combo', s.best_combo, (mp.stats->>'combo')::int), ('alpha', s.best_alphabets, (mp.stats->>'alpha')::int))
  r (board, best, reached)
where r.best > 0 and r.reached = r.best
order by r.board, mp.player_id, mp.ended_at, mp.match_id;

insert into board_score (board, player_id, score, place_by, reached_at, match_id, duration, turns)
select b.board, s.player_id, s.score, -s.score, s.reached_at, s.match_id,
  coalesce(extract(epoch from m.ended_at - m.started_at)::int, 0), coalesce(m.turns, 0)
from scenario_best s
join (values (1, 'nofail'), (2, 'singleprompt'), (3, 'threelives'), (4, 'longwords'), (5, 'allsyllables'), (6, 'sub8'),
  (7, 'sub50'), (8, 'bullet'), (9, 'blitz'), (10, 'sub500'), (11, 'fourletter'), (12, 'hypo'), (13, 'min1'), (14, 'plate'),
  (15, 'multiword')) b (preset, board) on b.preset = s.preset
left join match m on m.id = s.match_id
where s.score > 0;
drop table scenario_best;

create index board_score_place on board_score (board, place_by, then_by, reached_at, player_id) where not hidden;
-- For erasing, and for hiding the banned.
create index board_score_player on board_score (player_id);
create index board_score_hidden on board_score (player_id) where hidden;
`);
