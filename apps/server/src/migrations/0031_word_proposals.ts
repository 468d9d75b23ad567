import { sqlMigration } from '#platform/db/index.ts';

/** Words that players miss in a dictionary, who votes for them, and those that have joined it. */
export const wordProposals = sqlMigration(`
create table word_proposal (
  locale text collate "C" not null,
  word text collate "C" not null,
  -- Null: the account is gone.
  proposed_by text collate "C" references account (player_id),
  proposed_at timestamptz not null,
  status text collate "C" not null default 'open' check (status in ('open', 'accepted', 'refused')),
  -- Of an open one as many as there are votes; of a decided one as many as there were.
  votes int not null default 0 check (votes >= 0),
  decided_by text collate "C" references account (player_id),
  decided_at timestamptz,
  -- The source of an accepted word, the reason why another was refused.
  note text not null default '',
  primary key (locale, word),
  check ((status = 'open') = (decided_at is null) and (status = 'open') = (decided_by is null))
);
create index word_proposal_open on word_proposal (locale, votes desc, proposed_at, word) where status = 'open';
create index word_proposal_decided on word_proposal (locale, status, decided_at desc) where status <> 'open';
create index word_proposal_player on word_proposal (proposed_by) where proposed_by is not null;

-- Of open proposals alone.
create table word_vote (
  locale text collate "C" not null,
  word text collate "C" not null,
  player_id text collate "C" not null references account (player_id),
  voted_at timestamptz not null,
  primary key (locale, word, player_id),
  foreign key (locale, word) references word_proposal (locale, word) on delete cascade
);
create index word_vote_player on word_vote (player_id);

create table word_addition (
  locale text collate "C" not null,
  word text collate "C" not null,
  added_at timestamptz not null,
  -- When the version of the dictionary begins that has it.
  in_force_at timestamptz not null,
  primary key (locale, word)
);
`);
