import { sqlMigration } from '#platform/db/index.ts';

/** Every new name is compared with those of the staff; most accounts hold no role. */
export const staffNames = sqlMigration(`
create index account_with_roles on account (player_id) where cardinality(roles) > 0;
`);
