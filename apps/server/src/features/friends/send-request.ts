import { FRIENDS, may } from '@syllaboom/engine';
import { holdAccounts } from '#features/account';
import type { Tx } from '#platform/db/index.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { announceChange } from './announce-change.ts';
import { becomeFriends } from './become-friends.ts';
import { countRequest, readCounts } from './counts.repository.ts';
import type { FriendDeps } from './friends.deps.ts';
import { addRequest, lockCounts, lockPair, readDeclines, readPair } from './pair.repository.ts';
import { readSettings } from './settings.repository.ts';

const DAY_MS = 86_400_000;

/**
 * Asks a player for friendship. True: they are friends now, since they were, or since the other one had asked before. What
 * the other one has decided (closed to requests, blocked, declined before, no place left) is one and the same answer.
 */
export async function sendRequest(deps: FriendDeps, playerId: string, otherId: string): Promise<boolean> {
  if (playerId === otherId) throw new AppError('friend/self');
  return deps.database.transact(async (tx) => {
    const held = await holdAccounts(tx, [playerId, otherId]);
    if (!held.has(playerId)) throw new AppError('auth/token_invalid');
    if (!held.has(otherId)) throw new AppError('profile/not_found');
    await lockPair(tx, playerId, otherId);
    const state = await readPair(tx, playerId, otherId);
    if (state === 'friends' || state === 'asked') return state === 'friends';
    if (state === 'wasAsked') {
      await becomeFriends(tx, deps, { playerId, otherId, full: 'friend/refused' });
      return true;
    }
    await refuseUnwanted(tx, deps, playerId, otherId);
    await refuseTooMany(tx, deps, playerId, otherId);
    await addRequest(tx, playerId, otherId, deps.clock.now());
    await announceChange(tx, deps, playerId, otherId);
    return false;
  });
}

/** Whom the other one does not want to hear from. */
async function refuseUnwanted(tx: Tx, { clock, ports }: FriendDeps, playerId: string, otherId: string): Promise<void> {
  const blocks = await ports.blocksBetween(tx, playerId, otherId);
  if (blocks.byActor.blocked) throw new AppError('friend/blocked');
  if (!may('befriend', blocks)) throw new AppError('friend/refused');
  if ((await readSettings(tx, otherId)).requests === 'nobody') throw new AppError('friend/refused');
  const declines = await readDeclines(tx, playerId, otherId);
  if (declines === null) return;
  const restsUntil = declines.lastAt.getTime() + FRIENDS.restDays * DAY_MS;
  if (declines.times >= FRIENDS.mostDeclines || clock.now().getTime() < restsUntil)
    throw new AppError('friend/refused');
}

/** Places that there are, and requests of a day. */
async function refuseTooMany(tx: Tx, { clock }: FriendDeps, playerId: string, otherId: string): Promise<void> {
  await lockCounts(tx, playerId, otherId);
  const [own, others] = [await readCounts(tx, playerId), await readCounts(tx, otherId)];
  if (own.friends >= FRIENDS.most) throw new AppError('friend/too_many');
  if (others.friends >= FRIENDS.most || others.incoming >= FRIENDS.mostWaiting) throw new AppError('friend/refused');
  if (own.outgoing >= FRIENDS.mostWaiting) throw new AppError('friend/too_many_waiting');
  const day = clock.now().toISOString().slice(0, 10);
  if (!(await countRequest(tx, playerId, day, FRIENDS.mostADay))) throw new AppError('friend/too_many_today');
}
