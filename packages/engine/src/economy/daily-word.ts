import { DAILY_WORD } from '../balance/economy/daily.ts';
import type { GameLanguage } from '../catalogue/languages.ts';
import { WORD_JOINERS } from '../language/alphabets.ts';
import type { FrequencyTier, WordIndex } from '../word-index.ts';
import type { UtcDay } from './daily-reward.ts';

/** Steps that reach all parts of [0, 1) soon and come back late. */
const STEP = 0.618_033_988_75;
/** Another such step, so that a second look doesn't fall on the word of a neighbouring day. */
const SECOND_STEP = 0.414_213_562_37;
/** Words of neighbouring days lie far from each other in the alphabet. */
const SPREAD = 0.414_213_562_37;
const LENGTHS = Array.from({ length: DAILY_WORD.longest - DAILY_WORD.shortest + 1 }, (_, i) => DAILY_WORD.shortest + i);

/** A number in [0, 1) that differs from language to language (FNV-1a). */
function shareOf(locale: GameLanguage): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < locale.length; i++) hash = Math.imul(hash ^ locale.charCodeAt(i), 0x01000193);
  return (hash >>> 0) / 4_294_967_296;
}

const hasJoiner = (word: string): boolean => [...WORD_JOINERS].some((joiner) => word.includes(joiner));

/** A word of this length; one of letters alone where a few draws find it. */
function drawWord(index: WordIndex, length: number, tier: FrequencyTier, pick: number): string | null {
  const first = index.wordOfLength(length, tier, pick);
  for (let tried = 0, word = first; tried < DAILY_WORD.tries && word !== null; tried++) {
    if (!hasJoiner(word)) return word;
    word = index.wordOfLength(length, tier, (pick + (tried + 1) * SECOND_STEP) % 1);
  }
  return first;
}

/**
 * The word of a day in a language (rules section 13): the same for everybody, common, showable, of 5 to 10 letters, and
 * never yesterday's: neighbouring days have words of different lengths. Null where a list has none of those lengths. It
 * takes a few looks at the common words; whoever asks often keeps the answer.
 */
export function dailyWord(index: WordIndex, locale: GameLanguage, day: UtcDay): string | null {
  const lengthsOf = (tier: FrequencyTier): number[] =>
    LENGTHS.filter((length) => index.wordOfLength(length, tier, 0) !== null);
  const common = lengthsOf(DAILY_WORD.leastTier);
  // Lists without frequencies have no common words.
  const lengths = common.length > 0 ? common : lengthsOf(0);
  const share = shareOf(locale);
  const length = lengths[(day + Math.floor(share * LENGTHS.length)) % lengths.length];
  if (length === undefined) return null;
  const pick = (share + Math.floor(day / lengths.length) * STEP + length * SPREAD) % 1;
  return drawWord(index, length, common.length > 0 ? DAILY_WORD.leastTier : 0, pick);
}
