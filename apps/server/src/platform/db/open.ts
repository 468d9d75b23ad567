import type { Config } from '#config/config.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Logger } from '#platform/log/logger.ts';
import { type ConnectionTarget, connectDatabase, type Database } from './database.ts';
import { hasCluster } from './embedded/cluster.ts';
import { DataDirInUse } from './embedded/instance-lock.ts';
import { findRunning } from './embedded/find-running.ts';
import { startEmbedded } from './embedded/supervisor.ts';
import { isMigrated, type MigrationList, migrateToLatest } from './migrate.ts';

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
          loopback: config.loopback,
          clock,
          onIncident: (message) => logger.error({ part: 'database' }, message),
        })
      : null;
  const target: ConnectionTarget = embedded?.target ?? { url: config.url ?? '' };
  const database = connectDatabase(target, config.poolSize, undefined, (cause) =>
    logger.error({ part: 'database', err: cause }, 'What was to follow a commit has failed'),
  );
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

/**
 * Opens the same database for a short command beside a server, whether one runs or not: the embedded one of a server that
 * runs is joined, one that rests is started for as long as it takes.
 */
export async function openDatabaseBeside(
  config: Config['database'],
  migrations: MigrationList,
  clock: Clock,
  logger: Logger,
): Promise<Database> {
  if (config.url === null) {
    if (!hasCluster(config.dataDir))
      throw new Error(
        `There is no database in ${config.dataDir} yet. Start the server once, or set DATA_DIR or DATABASE_URL as it has them.`,
      );
    try {
      return await openDatabase(config, migrations, clock, logger);
    } catch (error) {
      if (!(error instanceof DataDirInUse)) throw error;
    }
  }
  const target = config.url === null ? findRunning(config.dataDir) : { url: config.url };
  const database = connectDatabase(target, 1);
  // Changes of tables are the server's, whose code may be older than this.
  if (await isMigrated(database.db, migrations).catch(async (cause: unknown) => closeAfter(database, cause)))
    return database;
  return closeAfter(
    database,
    new Error('The database was written by another version of the game: start the server once.'),
  );
}

async function closeAfter(database: Database, cause: unknown): Promise<never> {
  await database.close();
  throw cause;
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
