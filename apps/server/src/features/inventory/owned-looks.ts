import type { Db } from '#platform/db/index.ts';
import { type ItemKind, readItemsOfKinds } from './inventory.repository.ts';

const LOOKS = ['bomb', 'frame', 'heart', 'streak'] as const satisfies ItemKind[];
/** The plain look, which everybody has. */
const PLAIN = 0;

/** Which looks a player may choose from, by id in ascending order. */
export async function readOwnedLooks(
  db: Db,
  playerId: string,
): Promise<{ bombs: number[]; frames: number[]; hearts: number[]; streaks: number[] }> {
  const items = await readItemsOfKinds(db, playerId, LOOKS);
  const idsOf = (kind: ItemKind): number[] =>
    [...new Set([PLAIN, ...items.filter((item) => item.kind === kind).map((item) => Number(item.item))])].sort(
      (a, b) => a - b,
    );
  return { bombs: idsOf('bomb'), frames: idsOf('frame'), hearts: idsOf('heart'), streaks: idsOf('streak') };
}
