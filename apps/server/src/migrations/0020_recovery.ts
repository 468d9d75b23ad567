import { sqlMigration } from '#platform/db/index.ts';

/** Recovery codes, the staff's second factor, and deeds of the operator, who has no account. */
export const recovery = sqlMigration(`
create table recovery_code (
  code_hash bytea primary key,
  player_id text collate "C" not null references account (player_id),
  purpose text collate "C" not null check (purpose in ('password', 'operator', 'second_factor')),
  made_at timestamptz not null,
  expires_at timestamptz
);
create index recovery_code_player on recovery_code (player_id, purpose);

create table second_factor (
  player_id text collate "C" primary key references account (player_id),
  sealed_secret bytea,
  enrolled_at timestamptz,
  last_step bigint,
  pending_secret bytea,
  check ((sealed_secret is null) = (enrolled_at is null))
);

alter table session add column second_factor_at timestamptz;
create index session_ended_by_operator on session (revoked_at) where revoke_reason = 'operator';

alter table audit_entry alter column actor_id drop not null;
`);
