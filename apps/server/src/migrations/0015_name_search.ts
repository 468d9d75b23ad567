import { sqlMigration } from '#platform/db/index.ts';

/**
 * The best-known players, for searches by names that thousands have. Fame is how much somebody has played, in steps that grow
 * with it: it seldom changes, so that a match writes no new entries to the indexes of names.
 */
export const nameSearch = sqlMigration(`
alter table profile add column fame smallint not null generated always as (floor(ln(exp + 1) * 2)::smallint) stored;
create index profile_fame on profile (fame desc, player_id);
`);
