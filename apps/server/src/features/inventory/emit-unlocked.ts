import type { UnlockedItem } from '@syllaboom/contracts';
import type { Database } from '#platform/db/index.ts';
import type { PlayerChannel } from '#platform/rooms/channel/player-channel.ts';
import { hasUntoldItems, readItems, takeUnlockedItems, type UnlockedKind } from './inventory.repository.ts';

/** Backgrounds are what players know as themes. */
const TYPES = { bomb: 'bomb', background: 'theme' } as const satisfies Record<UnlockedKind, UnlockedItem['type']>;

/**
 * Tells a player of themes and bombs that are new to them, each once, however many ask at once; what was told.
 * `as` says whether they came while the player was here or before.
 */
export async function emitUnlocked(
  { database, channel }: { readonly database: Database; readonly channel: PlayerChannel },
  playerId: string,
  as: 'item-unlocked' | 'new-item',
): Promise<UnlockedItem[]> {
  // Asked for at every visit and change, and hardly ever is there any: no transaction for that.
  if (!(await hasUntoldItems(database.db, playerId))) return [];
  return database.transact(async (tx) => {
    const taken = await takeUnlockedItems(tx, playerId);
    const unlocked: UnlockedItem[] = [];
    for (const { kind, item } of taken) {
      const owned = (await readItems(tx, playerId, kind)).map((one) => Number(one.item)).sort((a, b) => a - b);
      unlocked.push({ type: TYPES[kind], value: Number(item), index: owned.indexOf(Number(item)) });
    }
    unlocked.sort((a, b) => a.type.localeCompare(b.type) || a.value - b.value);
    for (const item of unlocked) channel.sendAfter(tx, [playerId], as, item);
    return unlocked;
  });
}
