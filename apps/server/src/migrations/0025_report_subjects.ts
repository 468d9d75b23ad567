import { sqlMigration } from '#platform/db/index.ts';

/** The piece of content that a report is about, as it was then; null: what the player does. */
export const reportSubjects = sqlMigration(`
alter table report
  add column subject_kind text collate "C",
  add column subject_id text collate "C",
  add column subject_copy text,
  add constraint report_subject check (num_nulls(subject_kind, subject_id, subject_copy) in (0, 3));
`);
