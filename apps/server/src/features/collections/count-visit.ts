import { requireAccount } from '#features/account';
import type { CollectionDeps } from './collections.deps.ts';
import { countVisitOf, readVisit } from './visit.repository.ts';

/** Who looks at a collection of somebody else, or downloads it. */
interface Visit {
  readonly id: string;
  readonly playerId: string;
  readonly downloaded: boolean;
}

/** Counts a view, and a download, of a collection by another player: once a day each. A download is a view, too. */
export async function countVisit({ database, clock }: CollectionDeps, { id, playerId, downloaded }: Visit) {
  const visit = { id, playerId, day: clock.now().toISOString().slice(0, 10), downloaded };
  const known = await readVisit(database.db, visit);
  if (known !== null && (known.downloaded || !downloaded)) return;
  await database.transact(async (tx) => {
    await requireAccount(tx, playerId);
    await countVisitOf(tx, visit);
  });
}
