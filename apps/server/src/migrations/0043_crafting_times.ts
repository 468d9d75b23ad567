import { sqlMigration } from '#platform/db/index.ts';

/** When a board was changed last: a clock that is set back does not take it back with it. */
export const craftingTimes = sqlMigration(`
alter table craft_board add changed_at timestamptz not null default 'epoch';
`);
