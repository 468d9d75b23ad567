import { sqlMigration } from '#platform/db/index.ts';

/** Clans: who is in which, who asks, what they say and earn. */
export const clans = sqlMigration(`
create table clan (
  id text collate "C" primary key,
  name text collate "C" not null,
  tag text collate "C" not null,
  -- What two names share that people take for each other; null: free for others.
  name_fold text collate "C",
  tag_fold text collate "C",
  description text collate "C" not null,
  owner_id text collate "C" references account (player_id),
  slots int not null,
  min_level int not null default 1,
  join_fee bigint not null default 0 check (join_fee >= 0),
  fee_type text collate "C" not null default 'coin' check (fee_type in ('coin', 'diamond', 'key')),
  member_count int not null,
  -- Exp that those have earned for it who are no longer in it.
  past_earned bigint not null default 0,
  -- Clan exp as of the last minute: what lists and boards show.
  exp bigint not null default 0,
  -- The staff has taken the name down.
  hidden boolean not null default false,
  created_at timestamptz not null,
  dissolved_at timestamptz,
  -- Comes after the others in the list of those that one may join.
  is_last boolean not null generated always as (member_count >= slots or hidden) stored,
  check ((dissolved_at is null) = (owner_id is not null)),
  check ((dissolved_at is null) = (member_count > 0)),
  check (member_count <= slots)
) with (fillfactor = 80);
create unique index clan_name on clan (name_fold);
create unique index clan_tag on clan (tag_fold);
create index clan_owner on clan (owner_id) where owner_id is not null;
create index clan_dissolved on clan (dissolved_at) where dissolved_at is not null;
-- A page of the list is merged from the first of each level, so it costs the same anywhere.
create index clan_available on clan (is_last, min_level, exp desc, id) where dissolved_at is null;
create index clan_exp on clan (exp desc, id) where dissolved_at is null;

create table clan_member (
  player_id text collate "C" primary key references account (player_id),
  clan_id text collate "C" not null references clan (id),
  joined_at timestamptz not null,
  -- Exp of the player's matches since then, and as much of it as the clan's exp knows.
  earned bigint not null default 0,
  counted bigint not null default 0,
  -- Keys that the player has paid for places of this clan.
  paid_keys int not null default 0
) with (fillfactor = 80);
create index clan_member_clan on clan_member (clan_id, joined_at, player_id);
create index clan_member_uncounted on clan_member (clan_id) where earned <> counted;

-- The fee is that of the moment at which the player asked.
create table clan_request (
  clan_id text collate "C" not null references clan (id),
  player_id text collate "C" not null references account (player_id),
  sent_at timestamptz not null,
  fee bigint not null check (fee >= 0),
  fee_type text collate "C" not null,
  primary key (clan_id, player_id)
);
create index clan_request_player on clan_request (player_id);
create index clan_request_sent on clan_request (sent_at);

-- When somebody was in a clan last.
create table clan_left (
  player_id text collate "C" primary key references account (player_id),
  at timestamptz not null
);

create table clan_log (
  id bigint generated always as identity primary key,
  clan_id text collate "C" not null references clan (id),
  at timestamptz not null,
  kind text collate "C" not null,
  by_id text collate "C" references account (player_id),
  player_id text collate "C" references account (player_id),
  amount bigint not null default 0,
  paid bigint not null default 0,
  currency text collate "C"
);
create index clan_log_clan on clan_log (clan_id, id desc);
create index clan_log_by on clan_log (by_id) where by_id is not null;
create index clan_log_player on clan_log (player_id) where player_id is not null;

create table clan_line (
  id bigint generated always as identity primary key,
  clan_id text collate "C" not null references clan (id),
  -- Null: the account is erased.
  sender_id text collate "C" references account (player_id),
  text text collate "C" not null,
  said_at timestamptz not null,
  nonce text collate "C",
  unique (sender_id, nonce)
);
create index clan_line_clan on clan_line (clan_id, id desc);
create index clan_line_sender on clan_line (sender_id) where sender_id is not null;
create index clan_line_said on clan_line (said_at);

-- A player's best matches of a week for a clan, and their sum; counted: as much of it as the clan's points know.
create table clan_week_member (
  week date not null,
  clan_id text collate "C" not null references clan (id),
  player_id text collate "C" not null references account (player_id),
  best int[] not null,
  points int not null,
  counted int not null default 0,
  primary key (week, clan_id, player_id)
) with (fillfactor = 80);
create index clan_week_member_player on clan_week_member (player_id);
create index clan_week_member_uncounted on clan_week_member (clan_id, week) where points <> counted;

create table clan_week (
  week date not null,
  clan_id text collate "C" not null references clan (id),
  points bigint not null,
  primary key (week, clan_id)
) with (fillfactor = 80);
create index clan_week_points on clan_week (week, points desc, clan_id);
`);
