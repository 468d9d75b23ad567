import { createConfig } from '../../apps/server/src/config/config.ts';
import { readEnv } from '../../apps/server/src/config/env.ts';
import { countImbalances } from '../../apps/server/src/features/wallet/index.ts';
import { MIGRATIONS } from '../../apps/server/src/migrations/index.ts';
import { systemClock } from '../../apps/server/src/platform/clock/clock.ts';
import { openDatabase } from '../../apps/server/src/platform/db/index.ts';
import { createLogger } from '../../apps/server/src/platform/log/logger.ts';

/** Opens the database that a server left and asks the wallet for sums that are off. */
export async function countLedgerFaults(dataDir: string): Promise<number> {
  const config = createConfig(readEnv({ DATA_DIR: dataDir }));
  const database = await openDatabase(config.database, MIGRATIONS, systemClock, createLogger('warn'));
  try {
    return await countImbalances(database.db);
  } finally {
    await database.close();
  }
}
