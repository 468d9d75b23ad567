import { canonicalWord } from '@syllaboom/engine';
import { requireAccount } from '#features/account';
import { AppError } from '#platform/errors/app-error.ts';
import type { CollectionDeps } from '../collections.deps.ts';
import { holdOwn, requireUnhidden } from '../require-collection.ts';
import { dropWord } from './word.repository.ts';

/** Takes a word out of a collection of the player's own; how many words there are then. */
export const removeWord = (
  { database, clock }: CollectionDeps,
  playerId: string,
  id: string,
  text: string,
): Promise<number> =>
  database.transact(async (tx) => {
    await requireAccount(tx, playerId);
    const held = await holdOwn(tx, id, playerId);
    requireUnhidden(held);
    const left = await dropWord(tx, id, canonicalWord(text, held.locale), clock.now());
    if (left === null) throw new AppError('collection/word_not_found');
    return left;
  });
