import { countItemFaults } from '../../apps/server/src/features/inventory/index.ts';
import { countImbalances } from '../../apps/server/src/features/wallet/index.ts';
import { openLeftDatabase } from './open-left-database.ts';

/** Opens the database that a server left and asks the wallet, and the inventory, for sums that are off. */
export async function countLedgerFaults(dataDir: string): Promise<number> {
  const database = await openLeftDatabase(dataDir);
  try {
    return (await countImbalances(database.db)) + (await countItemFaults(database.db));
  } finally {
    await database.close();
  }
}
