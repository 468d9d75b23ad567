import { sqlMigration } from '#platform/db/index.ts';

/** Reports, sanctions, appeals, what the staff did, words that leave the dictionary, and whom players don't want to hear. */
export const moderation = sqlMigration(`
create table sanction (
  id text collate "C" primary key,
  player_id text collate "C" not null references account (player_id),
  kind text collate "C" not null check (kind in ('warn', 'mute', 'kick', 'ban')),
  reason text not null,
  given_by text collate "C" not null references account (player_id),
  given_at timestamptz not null,
  ends_at timestamptz,
  told_at timestamptz,
  lifted_at timestamptz,
  lifted_by text collate "C" references account (player_id),
  lift_reason text,
  check ((lifted_at is null) = (lifted_by is null))
);
create index sanction_player on sanction (player_id, given_at desc);
create index sanction_untold on sanction (player_id) where kind = 'warn' and told_at is null;

create table report (
  id text collate "C" primary key,
  reporter_id text collate "C" not null references account (player_id),
  target_id text collate "C" not null references account (player_id),
  categories text[] not null check (cardinality(categories) > 0),
  note text not null,
  language text collate "C" not null,
  room_id text,
  sent_chat jsonb not null,
  room_chat jsonb not null,
  reported_at timestamptz not null,
  status text collate "C" not null default 'open' check (status in ('open', 'dismissed', 'sanctioned')),
  decided_by text collate "C" references account (player_id),
  decided_at timestamptz,
  sanction_id text collate "C" references sanction (id),
  check ((status = 'open') = (decided_at is null))
);
create index report_open on report (reported_at, id) where status = 'open';
create index report_closed on report (decided_at desc, id) where status <> 'open';
create index report_target on report (target_id, reported_at desc);

create table appeal (
  id text collate "C" primary key,
  sanction_id text collate "C" not null unique references sanction (id),
  text text not null,
  sent_at timestamptz not null,
  status text collate "C" not null default 'open' check (status in ('open', 'lifted', 'kept')),
  decided_by text collate "C" references account (player_id),
  decided_at timestamptz,
  note text not null default '',
  check ((status = 'open') = (decided_at is null))
);
create index appeal_open on appeal (sent_at, id) where status = 'open';

create table audit_entry (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  actor_id text collate "C" not null references account (player_id),
  action text collate "C" not null,
  target_id text collate "C",
  detail jsonb not null
);
create index audit_entry_target on audit_entry (target_id, id desc) where target_id is not null;
create index audit_entry_actor on audit_entry (actor_id, id desc);
create trigger audit_entry_append_only before update or delete on audit_entry
  for each row execute function refuse_change();

create table word_removal (
  locale text collate "C" not null,
  word text collate "C" not null,
  listed_at timestamptz not null,
  listed_by text collate "C" not null references account (player_id),
  removed_at timestamptz,
  primary key (locale, word)
);
create index word_removal_waiting on word_removal (listed_at) where removed_at is null;

create table player_relation (
  player_id text collate "C" not null references account (player_id),
  other_id text collate "C" not null references account (player_id),
  blocked boolean not null,
  muted boolean not null,
  changed_at timestamptz not null,
  primary key (player_id, other_id),
  check (player_id <> other_id),
  check (blocked or muted)
);
`);
