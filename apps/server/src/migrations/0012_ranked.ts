import { sqlMigration } from '#platform/db/index.ts';

/** Ranked play: bookings that are the last word on who plays whom, hidden ratings, seasons; and the rating of free-for-all rooms. */
export const ranked = sqlMigration(`
-- The season that a player's shown points belong to, and the perk that is shown.
create table ranked_player (
  player_id text collate "C" primary key references account (player_id),
  season text collate "C" not null,
  perk text collate "C"
);
create index ranked_player_season on ranked_player (season, player_id);

create table ranked_standing (
  player_id text collate "C" not null references account (player_id),
  season text collate "C" not null,
  start_points int not null check (start_points >= 0),
  end_points int check (end_points >= 0),
  matches int not null default 0,
  wins int not null default 0,
  check (wins between 0 and matches),
  primary key (player_id, season)
);

create table ranked_rating (
  player_id text collate "C" not null references account (player_id),
  locale text collate "C" not null,
  season text collate "C" not null,
  rating double precision not null,
  deviation double precision not null check (deviation > 0),
  volatility double precision not null check (volatility > 0),
  primary key (player_id, locale)
);

create table ranked_match (
  id text collate "C" primary key,
  room_id text collate "C" not null,
  process_id text collate "C" not null,
  locale text collate "C" not null,
  state text collate "C" not null default 'open' check (state in ('open', 'played', 'forfeit', 'void')),
  season text collate "C",
  winner text collate "C",
  booked_at timestamptz not null,
  started_at timestamptz,
  ended_at timestamptz,
  check ((state = 'open') = (ended_at is null)),
  check ((state in ('played', 'forfeit')) = (season is not null))
);
create index ranked_match_open on ranked_match (process_id, booked_at) where state = 'open';
create index ranked_match_booked on ranked_match (booked_at);

create table ranked_seat (
  match_id text collate "C" not null references ranked_match (id),
  player_id text collate "C" not null references account (player_id),
  position int not null check (position in (0, 1)),
  open boolean not null default true,
  points int check (points >= 0),
  change int,
  left_at timestamptz,
  -- Set for what stands in the history.
  ended_at timestamptz,
  check (ended_at is null or (not open and points is not null and change is not null)),
  primary key (match_id, player_id),
  unique (match_id, position)
);
-- Nobody is booked twice.
create unique index ranked_seat_booking on ranked_seat (player_id) where open;
create index ranked_seat_history on ranked_seat (player_id, ended_at desc, match_id) where ended_at is not null;
create index ranked_seat_left on ranked_seat (player_id, left_at) where left_at is not null;

create table ffa_rating (
  player_id text collate "C" primary key references account (player_id),
  mu double precision not null,
  sigma double precision not null check (sigma > 0),
  matches int not null,
  rated_at timestamptz not null
);
`);
