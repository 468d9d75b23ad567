import type { Config } from '#config/config.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Logger } from '#platform/log/logger.ts';
import { type ConnectionTarget, connectDatabase, type Database } from './database.ts';
import { startEmbedded } from './embedded/supervisor.ts';
import { type MigrationList, migrateToLatest } from './migrate.ts';

/** Opens the configured database, the embedded one by default, and migrates it. Closing it stops the embedded one. */
export async function openDatabase(
  config: Config['database'],
  migrations: MigrationList,
  clock: Clock,
  logger: Logger,
): Promise<Database> {
  const embedded =
    config.url === null
      ? await startEmbedded({
          dataDir: config.dataDir,
          binDir: config.binDir,
          clock,
          onIncident: (message) => logger.error({ part: 'database' }, message),
        })
      : null;
  const target: ConnectionTarget = embedded
    ? { host: embedded.host, user: embedded.user, database: embedded.database }
    : { url: config.url ?? '' };
  const database = connectDatabase(target, config.poolSize);
  const close = async () => {
    await database.close();
    await embedded?.stop();
  };
  try {
    await migrate(target, migrations);
  } catch (error) {
    await close();
    throw error;
  }
  if (embedded) logger.info({ version: embedded.version, as: embedded.how }, 'embedded database ready');
  return { ...database, close };
}

/** A step over a table that has grown large, and the wait for another process that is at it, take as long as they take. */
async function migrate(target: ConnectionTarget, migrations: MigrationList): Promise<void> {
  const patient = connectDatabase(target, 2, 0);
  try {
    await migrateToLatest(patient.db, migrations);
  } finally {
    await patient.close();
  }
}
