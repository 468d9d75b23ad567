import { GAME_LANGUAGES, type GameLanguage } from '@syllaboom/engine';
import { readProfiles } from '#features/profile';
import type { Db } from '#platform/db/index.ts';

export const languageOf = (locale: string): GameLanguage =>
  GAME_LANGUAGES.find((language) => language === locale) ?? GAME_LANGUAGES[0];

/** The language in which a player's texts are judged, and bad words hidden from them. */
export async function readLanguage(db: Db, playerId: string): Promise<GameLanguage> {
  const [profile] = await readProfiles(db, [playerId]);
  return languageOf(profile?.locale ?? '');
}
