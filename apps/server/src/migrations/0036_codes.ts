import { sqlMigration } from '#platform/db/index.ts';

/** Codes that the operator gives out, and who has redeemed them. */
export const codes = sqlMigration(`
create table reward_code (
  -- Capitals and digits alone.
  code_fold text collate "C" primary key,
  coin bigint not null check (coin >= 0),
  diamond bigint not null check (diamond >= 0),
  key bigint not null check (key >= 0),
  uses int not null check (uses > 0),
  uses_left int not null check (uses_left between 0 and uses),
  made_at timestamptz not null,
  -- Null: the account is erased.
  made_by text collate "C" references account (player_id),
  -- Null: it doesn't run out.
  expires_at timestamptz,
  -- When the staff ended it.
  ended_at timestamptz,
  check (coin + diamond + key > 0)
);
create index reward_code_made on reward_code (made_at desc, code_fold);
create index reward_code_maker on reward_code (made_by) where made_by is not null;

create table reward_code_use (
  code_fold text collate "C" not null references reward_code (code_fold),
  player_id text collate "C" not null references account (player_id),
  used_at timestamptz not null,
  primary key (code_fold, player_id)
);
create index reward_code_use_player on reward_code_use (player_id);
`);
