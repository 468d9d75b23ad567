import { requireAccount } from '#features/account';
import type { Tx } from '#platform/db/index.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { KeptCollection } from '../collection.ts';
import type { CollectionDeps } from '../collections.deps.ts';
import { holdOwn, requireOwn, requireUnhidden } from '../require-collection.ts';

/** So often it begins anew when the owner changes the collection elsewhere in that very moment. */
const TRIES = 5;

/**
 * Changes a collection of the player's own. What takes time, or asks a dictionary, is prepared before the collection is held,
 * and anew when what it went by has changed meanwhile.
 */
export async function changeOwn<Prepared, Value>(
  { database }: CollectionDeps,
  { id, playerId }: { readonly id: string; readonly playerId: string },
  steps: {
    prepare(seen: KeptCollection): Promise<Prepared>;
    /** Whether what was prepared for one is right for the other. */
    holdsFor(seen: KeptCollection, held: KeptCollection): boolean;
    change(tx: Tx, held: KeptCollection, prepared: Prepared): Promise<Value>;
    /** What else is held before the collection. */
    hold?(tx: Tx): Promise<void>;
  },
): Promise<Value> {
  const { hold = (tx) => requireAccount(tx, playerId) } = steps;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const seen = await requireOwn(database.db, id, playerId);
    requireUnhidden(seen);
    const prepared = await steps.prepare(seen);
    const done = await database.transact(async (tx) => {
      await hold(tx);
      const held = await holdOwn(tx, id, playerId);
      requireUnhidden(held);
      return steps.holdsFor(seen, held) ? { value: await steps.change(tx, held, prepared) } : null;
    });
    if (done !== null) return done.value;
  }
  throw new AppError('http/unavailable', { retryAfterSeconds: 1 });
}

/** What words are judged by: their language, and whether everybody sees them. */
export const isJudgedAlike = (seen: KeptCollection, held: KeptCollection): boolean =>
  seen.locale === held.locale && seen.isPublic === held.isPublic;
