import { sqlMigration } from '#platform/db/index.ts';

/** What rooms, modes and scenarios keep: prompts, bookmarks, proposed questions, records; and names that can be searched. */
export const rooms = sqlMigration(`
create table custom_prompt (
  player_id text collate "C" primary key references account (player_id),
  prompts text[] not null,
  changed_at timestamptz not null
);

create table syllable_bookmark (
  player_id text collate "C" not null references account (player_id),
  locale text collate "C" not null,
  syllable text collate "C" not null,
  words int not null check (words >= 0),
  added_at timestamptz not null,
  primary key (player_id, locale, syllable)
);

create table trivia_question (
  id text collate "C" primary key,
  locale text collate "C" not null,
  author_id text collate "C" not null references account (player_id),
  question text not null,
  answers text[] not null check (cardinality(answers) = 4),
  difficulty int not null check (difficulty between 0 and 4),
  status text collate "C" not null default 'pending' check (status in ('pending', 'approved', 'refused')),
  proposed_at timestamptz not null,
  reviewed_at timestamptz,
  reviewer_id text collate "C" references account (player_id),
  check ((status = 'pending') = (reviewed_at is null))
);
create index trivia_question_status on trivia_question (status, locale, proposed_at, id);
create index trivia_question_author on trivia_question (author_id) where status = 'pending';

create table scenario_best (
  preset int not null,
  player_id text collate "C" not null references account (player_id),
  score double precision not null check (score >= 0),
  match_id text collate "C" not null references match (id),
  reached_at timestamptz not null,
  primary key (preset, player_id)
);
create index scenario_best_rank on scenario_best (preset, score desc, reached_at, player_id);

alter table match_log add column hash text;
alter table match_log add column seats jsonb;

create index profile_name on profile (lower(display_name) text_pattern_ops);
-- Searches inside names are quick with trigrams; a server without the extension does them slowly.
do $$
begin
  create extension if not exists pg_trgm;
  create index profile_name_part on profile using gin (lower(display_name) gin_trgm_ops);
exception when others then
  raise notice 'names are searched without an index: %', sqlerrm;
end $$;
`);
