import { sqlMigration } from '#platform/db/index.ts';

/** What a session was opened with, for its player to tell their devices apart; null: not known. */
export const sessionClients = sqlMigration(`
alter table session
  add column browser text,
  add column operating_system text,
  add column form_factor text check (form_factor in ('phone', 'tablet', 'desktop'));
`);
