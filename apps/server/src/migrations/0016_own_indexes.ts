import { sqlMigration } from '#platform/db/index.ts';

/** Indexes for what is exported and erased with a player: their reports of others, their questions whatever became of them. */
export const ownIndexes = sqlMigration(`
create index report_reporter on report (reporter_id);
create index trivia_question_own on trivia_question (author_id, status);
drop index trivia_question_author;
`);
