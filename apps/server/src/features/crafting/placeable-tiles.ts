import { readStock } from '#features/inventory';
import type { Db } from '#platform/db/index.ts';

/** How many tiles a player can place, by their letters: equal ones of several languages together. */
export async function readPlaceable(db: Db, playerId: string): Promise<Record<string, number>> {
  const stock = await readStock(db, playerId, 'tile');
  return sumUp(
    stock.flatMap(({ item, count, reserved }): [string, number][] =>
      count > reserved ? [[item, count - reserved]] : [],
    ),
  );
}

/** Numbers added up by name. */
export function sumUp(counts: Iterable<readonly [string, number]>): Record<string, number> {
  const sums = new Map<string, number>();
  for (const [name, count] of counts) sums.set(name, (sums.get(name) ?? 0) + count);
  return Object.fromEntries(sums);
}
