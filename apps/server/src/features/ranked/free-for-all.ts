import { NEW_FREE_FOR_ALL, rateFreeForAll, shownFreeForAll } from '@syllaboom/engine';
import type { Tx } from '#platform/db/index.ts';
import { lockFreeForAll, writeFreeForAll } from './free-for-all.repository.ts';

/** Where somebody came in in a match of everybody for themselves. */
export interface FreeForAllPlace {
  readonly playerId: string;
  /** 1 = winner; equal places are ties. */
  readonly place: number;
  /** Counts as an opponent, and keeps the own rating. */
  readonly stays?: true;
}

/** Rates a match of everybody for themselves (rules section 9); the ratings as they are shown. Alone nothing changes. */
export async function rateFreeForAllMatch(
  tx: Tx,
  places: readonly FreeForAllPlace[],
  at: Date,
): Promise<ReadonlyMap<string, number>> {
  if (places.length < 2) return new Map();
  const before = await lockFreeForAll(
    tx,
    places.map(({ playerId }) => playerId),
    at,
  );
  const after = rateFreeForAll(
    places.map(({ playerId }) => before.get(playerId) ?? NEW_FREE_FOR_ALL),
    places.map(({ place }) => place),
  );
  const rated = places.flatMap(({ playerId, stays }, n) =>
    stays ? [] : [[playerId, after[n] ?? NEW_FREE_FOR_ALL] as const],
  );
  await writeFreeForAll(tx, rated, at);
  return new Map(rated.map(([playerId, rating]) => [playerId, shownFreeForAll(rating)]));
}
