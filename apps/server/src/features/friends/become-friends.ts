import { FRIENDS } from '@syllaboom/engine';
import type { Tx } from '#platform/db/index.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { announceChange } from './announce-change.ts';
import { readCounts } from './counts.repository.ts';
import type { FriendDeps } from './friends.deps.ts';
import { addFriendship, deleteRequest, forgetDeclines, lockCounts } from './pair.repository.ts';

/** Whoever was asked says yes: the request becomes a friendship. The pair is held. `full`: what is said where the other list is full. */
export async function becomeFriends(
  tx: Tx,
  deps: Pick<FriendDeps, 'channel' | 'clock'>,
  pair: { readonly playerId: string; readonly otherId: string; readonly full: 'friend/other_full' | 'friend/refused' },
): Promise<void> {
  const { playerId, otherId, full } = pair;
  await lockCounts(tx, playerId, otherId);
  if ((await readCounts(tx, playerId)).friends >= FRIENDS.most) throw new AppError('friend/too_many');
  if ((await readCounts(tx, otherId)).friends >= FRIENDS.most) throw new AppError(full);
  await deleteRequest(tx, playerId, otherId);
  await addFriendship(tx, playerId, otherId, deps.clock.now());
  await forgetDeclines(tx, playerId, otherId);
  await announceChange(tx, deps, playerId, otherId);
}
