import type { PlayerMatchStats } from '@syllaboom/contracts';
import { copyTimeline, type MatchGrant, wordsPerMinute } from '@syllaboom/engine';
import type { FinishedMatch, FinishedSeat } from './finished-match.ts';

/** Category names with the number of words, as one text: `animals:3,rivers:1`. */
function countCategories(seat: FinishedSeat, categoriesOf: (word: string) => readonly string[] | null): string {
  const counts = new Map<string, number>();
  for (const { word } of seat.stats.words) {
    for (const category of categoriesOf(word) ?? []) counts.set(category, (counts.get(category) ?? 0) + 1);
  }
  return [...counts].map(([name, count]) => `${name}:${count}`).join(',');
}

/** Words per minute to a tenth. */
export const roundedWpm = (stats: FinishedSeat['stats']): number => Math.round(wordsPerMinute(stats) * 10) / 10;

/** Everybody who came in behind, where somebody has won: those who climb or fight monsters together defeat nobody. */
const countDefeated = ({ place: own }: FinishedSeat, { winner, seats }: FinishedMatch): number =>
  winner === null || own === null ? 0 : seats.filter(({ place }) => place !== null && place > own).length;

/** One seat's result under the seeds' names. */
export function describeResult(
  match: FinishedMatch,
  seat: FinishedSeat,
  gained: {
    readonly grant: MatchGrant;
    readonly discovered: number;
    readonly claimed: number;
    /** Change of ranked points. */
    readonly wp: number;
  } | null,
  categoriesOf: (word: string) => readonly string[] | null,
): PlayerMatchStats {
  const { stats } = seat;
  return {
    correct_words: stats.correctWords,
    wrong_words: stats.wrongWords,
    typed_words: stats.correctWords + stats.wrongWords,
    longest_word: stats.longestWord,
    xp: gained?.grant.exp ?? 0,
    combo: stats.bestCombo,
    alpha: seat.alphabets,
    discovered: gained?.discovered ?? 0,
    claimed: gained?.claimed ?? 0,
    wpm: roundedWpm(stats),
    wp: gained?.wp ?? 0,
    defeated: countDefeated(seat, match),
    diamond_dropped: gained?.grant.diamonds ?? 0,
    key_dropped: gained?.grant.keys ?? 0,
    collected_coins: gained?.grant.coins ?? 0,
    health_lost: stats.heartsLostAt,
    category: countCategories(seat, categoriesOf),
    locale: seat.language,
    place: seat.place,
    timeline: copyTimeline(stats.timeline),
  };
}
