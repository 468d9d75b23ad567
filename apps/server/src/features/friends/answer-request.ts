import { holdAccounts } from '#features/account';
import { AppError } from '#platform/errors/app-error.ts';
import { announceChange } from './announce-change.ts';
import { becomeFriends } from './become-friends.ts';
import type { FriendDeps } from './friends.deps.ts';
import { addDecline, deleteRequest, lockPair, readPair } from './pair.repository.ts';

/** Says yes to somebody who has asked. Who is a friend already stays one: the answer to the first yes may have been lost. */
export async function acceptRequest(deps: FriendDeps, playerId: string, otherId: string): Promise<void> {
  await deps.database.transact(async (tx) => {
    const held = await holdAccounts(tx, [playerId, otherId]);
    if (!held.has(playerId)) throw new AppError('auth/token_invalid');
    if (!held.has(otherId)) throw new AppError('friend/not_asked');
    await lockPair(tx, playerId, otherId);
    const state = await readPair(tx, playerId, otherId);
    if (state === 'friends') return;
    if (state !== 'wasAsked') throw new AppError('friend/not_asked');
    await becomeFriends(tx, deps, { playerId, otherId, full: 'friend/other_full' });
  });
}

/** Takes one's own request back, or declines that of the other one, who then has to wait before asking again. */
export async function cancelRequest(deps: FriendDeps, playerId: string, otherId: string): Promise<void> {
  await deps.database.transact(async (tx) => {
    const held = await holdAccounts(tx, [playerId, otherId]);
    if (!held.has(playerId)) throw new AppError('auth/token_invalid');
    await lockPair(tx, playerId, otherId);
    const sender = await deleteRequest(tx, playerId, otherId);
    if (sender === null) return;
    if (sender === otherId && held.has(otherId)) await addDecline(tx, otherId, playerId, deps.clock.now());
    await announceChange(tx, deps, playerId, otherId);
  });
}
