import type { Tx } from '#platform/db/index.ts';
import { readCounts } from './counts.repository.ts';
import type { FriendDeps } from './friends.deps.ts';

/** Tells players, once it is so, that their friends or requests are others than before. */
export async function announceChange(
  tx: Tx,
  { channel }: Pick<FriendDeps, 'channel'>,
  ...playerIds: readonly string[]
): Promise<void> {
  for (const playerId of playerIds) {
    const { incoming } = await readCounts(tx, playerId);
    channel.sendAfter(tx, [playerId], 'friends', { requests: incoming });
  }
}
