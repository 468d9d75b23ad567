import { sqlMigration } from '#platform/db/index.ts';

/** Held roles, bans that end, accounts without a password, identities of other providers, erased accounts. */
export const signIn = sqlMigration(`
alter table account add column roles int[] not null default '{}';
update account set roles = array[player_type] where player_type <> 0;
alter table account alter column password_hash drop not null;
alter table account add column banned_until timestamptz;
alter table account add column erased_at timestamptz;

create table identity (
  provider text collate "C" not null check (provider in ('discord', 'google')),
  subject text collate "C" not null,
  player_id text collate "C" not null references account (player_id),
  name text not null,
  linked_at timestamptz not null,
  primary key (provider, subject),
  unique (player_id, provider)
);

create table discord_grant (
  session_id text collate "C" primary key references session (id) on delete cascade,
  subject text collate "C" not null,
  embedded boolean not null,
  sealed_tokens bytea not null,
  access_expires_at timestamptz not null,
  refresh_started_at timestamptz
);
create index discord_grant_subject on discord_grant (subject);
`);
