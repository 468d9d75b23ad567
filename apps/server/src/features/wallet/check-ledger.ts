import type { Database } from '#platform/db/index.ts';
import { countNewImbalances, extendProof, lockProof, planProof, readNewestEntry } from './ledger-proof.repository.ts';
import { liftTimeLimit } from './wallet.repository.ts';

/**
 * Counts what does not balance in the ledger. What was proved once is not read again, as nothing in it can change: however
 * many entries there are, a check reads those of the last hours. It is not given up, however long it takes.
 */
export async function checkLedger(database: Database): Promise<number> {
  const imbalances = await database.transact(async (tx) => {
    await liftTimeLimit(tx);
    await lockProof(tx);
    const count = await countNewImbalances(tx);
    if (count === 0) await extendProof(tx);
    return count;
  });
  const newestEntry = await readNewestEntry(database.db);
  await database.transact((tx) => planProof(tx, newestEntry));
  return imbalances;
}
