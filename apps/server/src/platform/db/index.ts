export { afterCommit, canWrite, type Database, type Db, pingDatabase, type Tx } from './database.ts';
/** @internal For tests and benches with a cluster of their own. */
export { connectDatabase } from './database.ts';
export { hasRoom } from './embedded/has-room.ts';
export { isMigrated, type MigrationList, sqlMigration } from './migrate.ts';
/** @internal For tests and benches with a cluster of their own. */
export { migrateToLatest } from './migrate.ts';
export { openDatabase, openDatabaseBeside } from './open.ts';
export { isOutage } from './retry.ts';
export { isUniqueViolation } from './violations.ts';
