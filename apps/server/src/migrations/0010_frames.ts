import { sqlMigration } from '#platform/db/index.ts';

/** The frame that a player wears: two players are shown against each other for longer with one. */
export const frames = sqlMigration(`
alter table profile add column frame int not null default 0;
`);
