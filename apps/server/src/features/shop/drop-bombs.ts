import { drawDroppedBomb, DROPPED_BOMB } from '@syllaboom/engine';
import type { DroppedBomb, MatchEnd, MatchEndAddition } from '#manifest/match-end.ts';
import type { Tx } from '#platform/db/index.ts';
import { gainOf, holdsLook } from './look.ts';
import { holdLooks } from './shop.repository.ts';

/** Which bombs dropped in a match: common ones of any theme; one that its finder has already is paid in diamonds. */
export async function dropBombs(roll: () => number, tx: Tx, { players }: MatchEnd): Promise<MatchEndAddition> {
  const finders = players.filter(({ grant }) => grant.bombs > 0);
  if (finders.length === 0) return {};
  await holdLooks(
    tx,
    finders.map(({ seat }) => seat.playerId),
  );
  const bombs: DroppedBomb[] = [];
  for (const { seat, grant } of finders) {
    const { playerId } = seat;
    const found = new Set<number>();
    for (let each = 0; each < grant.bombs; each++) {
      const bomb = drawDroppedBomb(roll);
      const isKnown = found.has(bomb) || (await holdsLook(tx, playerId, { kind: 'bomb', id: bomb }));
      found.add(bomb);
      bombs.push({ playerId, bomb, diamonds: isKnown ? DROPPED_BOMB.duplicateDiamonds : 0 });
    }
  }
  return {
    bombs,
    moves: bombs
      .filter(({ diamonds }) => diamonds > 0)
      .map(({ playerId, diamonds }) => ({
        from: { system: 'mint' },
        to: { playerId },
        currency: 'diamond',
        amount: diamonds,
      })),
    items: bombs
      .filter(({ diamonds }) => diamonds === 0)
      .map(({ playerId, bomb }) => gainOf(playerId, { kind: 'bomb', id: bomb })),
  };
}
