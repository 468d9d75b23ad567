import type { UnlockedItem } from '@syllaboom/contracts';
import type { Database } from '#platform/db/index.ts';
import { hasUntoldItems, readItems, takeUnlockedItems, type UnlockedKind } from './inventory.repository.ts';

/** Backgrounds are what players know as themes. */
const TYPES = { bomb: 'bomb', background: 'theme' } as const satisfies Record<UnlockedKind, UnlockedItem['type']>;

/** Themes and bombs that are new to a player, each given out once, however many ask at once [L0058 L0123]. */
export async function takeUnlocked(database: Database, playerId: string): Promise<UnlockedItem[]> {
  // Asked for at every visit and change, and hardly ever is there any: no transaction for that.
  if (!(await hasUntoldItems(database.db, playerId))) return [];
  return database.transact(async (tx) => {
    const taken = await takeUnlockedItems(tx, playerId);
    const unlocked: UnlockedItem[] = [];
    for (const { kind, item } of taken) {
      const owned = (await readItems(tx, playerId, kind)).map((one) => Number(one.item)).sort((a, b) => a - b);
      unlocked.push({ type: TYPES[kind], value: Number(item), index: owned.indexOf(Number(item)) });
    }
    return unlocked.sort((a, b) => a.type.localeCompare(b.type) || a.value - b.value);
  });
}
