import { sqlMigration } from '#platform/db/index.ts';

/** Who is whose friend, who has asked whom, and how each shows to friends. */
export const friends = sqlMigration(`
create table friendship (
  low_id text collate "C" not null references account (player_id),
  high_id text collate "C" not null references account (player_id),
  since timestamptz not null,
  primary key (low_id, high_id),
  check (low_id < high_id)
);
create index friendship_high on friendship (high_id);

create table friend_request (
  from_id text collate "C" not null references account (player_id),
  to_id text collate "C" not null references account (player_id),
  sent_at timestamptz not null,
  primary key (from_id, to_id),
  check (from_id <> to_id)
);
create unique index friend_request_pair on friend_request (least(from_id, to_id), greatest(from_id, to_id));
create index friend_request_to on friend_request (to_id);

-- How often somebody was declined by the same player, and when last.
create table friend_decline (
  from_id text collate "C" not null references account (player_id),
  to_id text collate "C" not null references account (player_id),
  times int not null check (times > 0),
  last_at timestamptz not null,
  primary key (from_id, to_id)
);
create index friend_decline_to on friend_decline (to_id);

-- Requests of a day (UTC).
create table friend_requests_sent (
  player_id text collate "C" primary key references account (player_id),
  day date not null,
  sent int not null check (sent > 0)
);

create table friend_settings (
  player_id text collate "C" primary key references account (player_id),
  status text collate "C" not null check (status in ('online', 'away', 'offline')),
  status_since timestamptz not null,
  friends_allowed_to_join boolean not null,
  requests text collate "C" not null check (requests in ('everybody', 'nobody')),
  messages text collate "C" not null check (messages in ('everybody', 'friends'))
);
`);
