import { sqlMigration } from '#platform/db/index.ts';

/** Accounts that hang on one device's key, and names that somebody gave up lately. */
export const wayIn = sqlMigration(`
alter table account add column way_in boolean not null default true;

create table account_key (
  player_id text collate "C" primary key references account (player_id),
  thumbprint text collate "C" not null unique,
  made_at timestamptz not null,
  seen_at timestamptz not null
);
create index account_key_seen on account_key (seen_at, player_id);

create table freed_name (
  name_hash bytea primary key,
  freed_at timestamptz not null
);
create index freed_name_age on freed_name (freed_at);
`);
