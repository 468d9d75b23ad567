import { sqlMigration } from '#platform/db/index.ts';

/** Accounts, sessions, refresh tokens and the server's own keys. */
export const identity = sqlMigration(`
create table account (
  player_id text collate "C" primary key check (length(player_id) = 12),
  username text not null,
  username_fold text collate "C" not null unique,
  username_skeleton text collate "C" not null unique,
  password_hash text not null,
  player_type int not null default 0,
  banned_at timestamptz,
  created_at timestamptz not null default now()
);

create table session (
  id text collate "C" primary key,
  player_id text collate "C" not null,
  guest_locale text,
  device_key jsonb,
  device_thumbprint text collate "C",
  signed_in_at timestamptz not null,
  renewed_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  revoke_reason text
);
create index session_player on session (player_id);
create index session_expiry on session (expires_at);

create table renewal_secret (
  secret_hash bytea primary key,
  session_id text collate "C" not null references session (id) on delete cascade,
  issued_at timestamptz not null,
  used_at timestamptz
);
create index renewal_secret_session on renewal_secret (session_id);

create table signing_key (
  kid text collate "C" primary key,
  private_jwk jsonb not null,
  public_jwk jsonb not null,
  created_at timestamptz not null
);

create table server_secret (
  name text collate "C" primary key,
  value bytea not null
);
`);
