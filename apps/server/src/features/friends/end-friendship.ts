import { requireAccount } from '#features/account';
import type { Tx } from '#platform/db/index.ts';
import { announceChange } from './announce-change.ts';
import type { FriendDeps } from './friends.deps.ts';
import { deleteFriendship, deleteRequest, lockPair } from './pair.repository.ts';

/** Ends a friendship for both. */
export async function removeFriend(deps: FriendDeps, playerId: string, otherId: string): Promise<void> {
  await deps.database.transact(async (tx) => {
    await requireAccount(tx, playerId);
    await lockPair(tx, playerId, otherId);
    if (await deleteFriendship(tx, playerId, otherId)) await announceChange(tx, deps, playerId, otherId);
  });
}

/** One has blocked the other: nothing stays between them. In the transaction of the block, which holds the accounts. */
export async function partPlayers(
  tx: Tx,
  deps: Pick<FriendDeps, 'channel'>,
  playerId: string,
  otherId: string,
): Promise<void> {
  await lockPair(tx, playerId, otherId);
  const hadRequest = (await deleteRequest(tx, playerId, otherId)) !== null;
  const wereFriends = await deleteFriendship(tx, playerId, otherId);
  if (hadRequest || wereFriends) await announceChange(tx, deps, playerId, otherId);
}
