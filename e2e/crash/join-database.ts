import { createConfig } from '../../apps/server/src/config/config.ts';
import { readEnv } from '../../apps/server/src/config/env.ts';
import { MIGRATIONS } from '../../apps/server/src/migrations/index.ts';
import { systemClock } from '../../apps/server/src/platform/clock/clock.ts';
import { type Database, openDatabaseBeside } from '../../apps/server/src/platform/db/index.ts';
import { createLogger } from '../../apps/server/src/platform/log/logger.ts';

/** Opens the database of a server that runs. */
export function joinDatabase(dataDir: string): Promise<Database> {
  const config = createConfig(readEnv({ DATA_DIR: dataDir }));
  return openDatabaseBeside(config.database, MIGRATIONS, systemClock, createLogger('warn'));
}
