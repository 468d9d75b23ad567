export { afterCommit, canWrite, connectDatabase, type Database, type Db, pingDatabase, type Tx } from './database.ts';
export { hasRoom } from './embedded/has-room.ts';
export { isMigrated, type MigrationList, migrateToLatest, sqlMigration } from './migrate.ts';
export { openDatabase, openDatabaseBeside } from './open.ts';
export { isOutage } from './retry.ts';
export { isUniqueViolation } from './violations.ts';
