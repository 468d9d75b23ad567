import type { Db } from '#platform/db/index.ts';
import { type ItemKind, readItemsOfKinds } from './inventory.repository.ts';

const COSMETICS = ['bomb', 'frame', 'heart', 'streak'] as const satisfies ItemKind[];
/** The plain one of each kind, which everybody has. */
const DEFAULT = 0;

/** Which cosmetics a player may choose from, by id in ascending order. */
export async function readOwnedCosmetics(
  db: Db,
  playerId: string,
): Promise<{ bombs: number[]; frames: number[]; hearts: number[]; streaks: number[] }> {
  const items = await readItemsOfKinds(db, playerId, COSMETICS);
  const idsOf = (kind: ItemKind): number[] =>
    [...new Set([DEFAULT, ...items.filter((item) => item.kind === kind).map((item) => Number(item.item))])].sort(
      (a, b) => a - b,
    );
  return { bombs: idsOf('bomb'), frames: idsOf('frame'), hearts: idsOf('heart'), streaks: idsOf('streak') };
}
