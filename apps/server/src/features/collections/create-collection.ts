import type { CollectionDetails } from '@syllaboom/contracts';
import { COLLECTIONS } from '@syllaboom/engine';
import { type Caller, lockAccount } from '#features/account';
import { AppError } from '#platform/errors/app-error.ts';
import { randomId } from '#platform/ids/random-id.ts';
import { addCollection, countOwn, isNameTaken } from './collection.repository.ts';
import type { CollectionDeps } from './collections.deps.ts';
import { readDetails } from './read-details.ts';

/** Long enough that nobody guesses one. */
const ID_LENGTH = 12;

/** Makes an empty collection; its id. */
export async function createCollection(
  { database, clock }: CollectionDeps,
  caller: Caller,
  wish: CollectionDetails,
): Promise<string> {
  const details = readDetails(caller, wish);
  const { playerId: ownerId } = caller;
  const id = randomId(ID_LENGTH);
  await database.transact(async (tx) => {
    // Alone: two at once would both find room for one more, or both take the same name.
    if ((await lockAccount(tx, ownerId)) === null) throw new AppError('auth/token_invalid');
    if ((await countOwn(tx, ownerId)) >= COLLECTIONS.most) throw new AppError('collection/too_many');
    if (await isNameTaken(tx, ownerId, details.name, id)) throw new AppError('collection/name_taken');
    await addCollection(tx, { ...details, id, ownerId, at: clock.now() });
  });
  return id;
}
