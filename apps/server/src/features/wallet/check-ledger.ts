import type { Database } from '#platform/db/index.ts';
import { countImbalances, liftTimeLimit } from './wallet.repository.ts';

/** Counts what does not balance in the ledger. It looks at every entry: however long that takes, it is not given up. */
export const checkLedger = (database: Database): Promise<number> =>
  database.transact(async (tx) => {
    await liftTimeLimit(tx);
    return countImbalances(tx);
  });
