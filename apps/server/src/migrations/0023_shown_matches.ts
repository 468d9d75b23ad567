import { sqlMigration } from '#platform/db/index.ts';

/** Matches that others may read of only when their watchers have seen the end; null: at once. */
export const shownMatches = sqlMigration(`
alter table match add column shown_at timestamptz;
alter table match_player add column shown_at timestamptz;
`);
