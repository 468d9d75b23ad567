import type { Config } from '#config/config.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Logger } from '#platform/log/logger.ts';
import { connectDatabase, type Database } from './database.ts';
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
  const database = connectDatabase(
    embedded ? { host: embedded.host, user: embedded.user, database: embedded.database } : { url: config.url ?? '' },
    config.poolSize,
  );
  const close = async () => {
    await database.close();
    await embedded?.stop();
  };
  try {
    await migrateToLatest(database.db, migrations);
  } catch (error) {
    await close();
    throw error;
  }
  if (embedded) logger.info({ version: embedded.version, as: embedded.how }, 'embedded database ready');
  return { ...database, close };
}
