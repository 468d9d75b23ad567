import { SCAPES } from '../../../balance/modes/scapes.ts';
import { WORD_JOINERS } from '../../../language/alphabets.ts';
import { nextRandom, shuffle, type RandomState } from '../../../random.ts';
import type { FrequencyTier, WordIndex } from '../../../word-index.ts';

/** A circle of letters and every scoring word in it. */
export interface ScapeBoard {
  readonly letters: string;
  readonly words: readonly string[];
}

/** Words of this length, common ones first: whatever tier has any. */
const TIERS: readonly FrequencyTier[] = [3, 2, 1, 0];

function drawWord(index: WordIndex, length: number, random: RandomState): string | null {
  const pick = nextRandom(random);
  for (const tier of TIERS) {
    const word = index.wordOfLength(length, tier, pick);
    if (word !== null) return word;
  }
  return null;
}

const isLong = (word: string): boolean => word.length >= SCAPES.longLetters;

/** The board's words that are long enough for the rule of playing alone. */
export const longWords = (words: readonly string[]): readonly string[] => words.filter(isLong);

const isGood = (words: readonly string[]): boolean => {
  const long = longWords(words).length;
  return words.length >= SCAPES.leastWords && long >= SCAPES.leastLong && long <= SCAPES.mostLong;
};

/** The letters in another order than the word's own. */
function mix(word: string, random: RandomState): string {
  const mixed = shuffle(random, [...word]).join('');
  return mixed === word ? word.slice(1) + word.charAt(0) : mixed;
}

/**
 * Draws a circle of so many letters from a common word with enough words in it, but not more than somebody can find. In
 * a language that has no such word, the one with most words of those looked at. Null when no word has that length.
 */
export function drawBoard(
  index: WordIndex,
  length: number,
  random: RandomState,
  played: readonly string[],
): ScapeBoard | null {
  let best: { word: string; words: readonly string[] } | null = null;
  for (let i = 0; i < SCAPES.tries; i++) {
    const word = drawWord(index, length, random);
    if (word === null) return null;
    const isNew = !played.includes(sortLetters(word));
    if ([...WORD_JOINERS].some((joiner) => word.includes(joiner)) || (!isNew && best !== null)) continue;
    const words = index.wordsFromLetters(word, SCAPES.leastLetters);
    if (isNew && isGood(words)) return { letters: mix(word, random), words };
    if (best === null || words.length > best.words.length) best = { word, words };
  }
  return best && { letters: mix(best.word, random), words: best.words };
}

/** The letters in order: the same for every circle of them. */
export const sortLetters = (letters: string): string => [...letters].sort().join('');
