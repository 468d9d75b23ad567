import { sqlMigration } from '#platform/db/index.ts';

/** Nobody came in anywhere in a match that was stopped. */
export const stoppedMatches = sqlMigration(`
alter table match_player alter column place drop not null;
`);
