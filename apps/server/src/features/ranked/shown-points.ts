import { lockPoints, writePoints } from '#features/profile';
import type { Tx } from '#platform/db/index.ts';

export { lockPoints };

/** Writes shown points wherever they stand; whoever calls holds the players' profiles locked. */
export async function keepPoints(tx: Tx, points: ReadonlyMap<string, number>): Promise<void> {
  await writePoints(tx, points);
}
