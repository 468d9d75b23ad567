import type { OwnTile } from '@syllaboom/contracts';
import { canonicalWord, GAME_LANGUAGES, type GameLanguage } from '@syllaboom/engine';
import { readStock } from '#features/inventory';
import { readProfiles } from '#features/profile';
import type { Db } from '#platform/db/index.ts';

/** A tile of one language, as it is kept. */
export interface NamedTile {
  readonly locale: GameLanguage;
  readonly syllable: string;
}

/** All tiles of a player, by language and alphabet. */
export async function readOwnTiles(db: Db, playerId: string): Promise<OwnTile[]> {
  const stock = await readStock(db, playerId, 'tile');
  return stock.map(({ locale, item, count, reserved }) => ({ syllable: item, locale, count, free: count - reserved }));
}

/**
 * Which tile a player means by its letters alone: the one of their own language, where they have it free, else that of
 * which they have most; null: none of them is free.
 */
export async function findFreeTile(db: Db, playerId: string, syllable: string): Promise<NamedTile | null> {
  const [profile] = await readProfiles(db, [playerId]);
  const found = (await readOwnTiles(db, playerId)).flatMap(({ free, ...tile }) => {
    const locale = GAME_LANGUAGES.find((known) => known === tile.locale);
    const isMeant = locale !== undefined && free > 0 && canonicalWord(syllable, locale) === tile.syllable;
    return isMeant ? [{ locale, syllable: tile.syllable, free }] : [];
  });
  const own = found.find(({ locale }) => locale === profile?.locale);
  const most = found.toSorted((a, b) => b.free - a.free)[0];
  return own ?? most ?? null;
}
