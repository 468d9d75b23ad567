import { DAILY_WORD, type GameLanguage, utcDayOf } from '@syllaboom/engine';
import type { Tx } from '#platform/db/index.ts';
import { enterPlayed, readDailyWord } from './daily-word.repository.ts';
import { dateOf } from './utc-date.ts';

/** The words that a player gave in a match. */
export interface GivenWords {
  readonly playerId: string;
  readonly locale: GameLanguage;
  readonly words: readonly string[];
}

/**
 * Coins for those who have played the word of the day on its day, once for each player, language and day (rules section 13).
 * They are named here and paid by the match with the rest of what it grants, since they count in the day's coins. A word
 * that nobody has looked up was not to be known, hence is not paid.
 */
export async function bonusesOfDailyWord(
  tx: Tx,
  match: { readonly matchId: string; readonly endedAt: Date },
  given: readonly GivenWords[],
): Promise<ReadonlyMap<string, number>> {
  const date = dateOf(utcDayOf(match.endedAt.getTime()));
  const wordOf = new Map<GameLanguage, string | null>();
  for (const { locale } of given) if (!wordOf.has(locale)) wordOf.set(locale, await readDailyWord(tx, locale, date));
  const plays = given.filter(({ locale, words }) => {
    const word = wordOf.get(locale);
    return word != null && words.includes(word);
  });
  if (plays.length === 0) return new Map();
  const first = await enterPlayed(tx, { matchId: match.matchId, date }, plays);
  return new Map(first.map((playerId) => [playerId, DAILY_WORD.coins]));
}
