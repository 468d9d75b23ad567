import type { ENDPOINTS, ReplyOf } from '@syllaboom/contracts';
import { CHEST, CHEST_ODDS, CHESTS, untilLegendary } from '@syllaboom/engine';
import type { ShopDeps } from './shop.deps.ts';
import { readChestCounts } from './shop.repository.ts';

/** What the shop's window shows beside the catalogue: the chests with the odds that are drawn from, and what is owed. */
export async function readShop(
  { database: { db }, chestsOpen, ports }: ShopDeps,
  playerId: string,
): Promise<ReplyOf<(typeof ENDPOINTS)['readShop']>> {
  const [counts, owed] = await Promise.all([readChestCounts(db, playerId), ports.readOwed(db, playerId)]);
  return {
    chests: {
      open: chestsOpen,
      odds: { ...CHEST_ODDS },
      pity: CHEST.pity,
      duplicateDiamondsPerKey: CHEST.duplicateDiamondsPerKey,
      themes: CHESTS.map(({ theme, keys, bombs }) => ({
        theme,
        keys,
        bombs: [...bombs],
        untilLegendary: untilLegendary(counts.get(theme) ?? 0),
      })),
    },
    owed: { ...owed },
  };
}
