import type { CollectionDeps } from './collections.deps.ts';
import { countPopularity, deleteOldVisits } from './visit.repository.ts';

/** So many at a time: whoever changes one of them waits so long. */
const AT_ONCE = 1000;

/** Counts anew what is popular, and forgets who looked at what long ago. */
export async function tendPopularity({ database, clock }: CollectionDeps): Promise<void> {
  const today = clock.now().toISOString().slice(0, 10);
  await database.transact((tx) => deleteOldVisits(tx, today));
  let last: string | null = '';
  while (last !== null) {
    const after: string = last;
    last = await database.transact((tx) => countPopularity(tx, after, AT_ONCE));
  }
}
