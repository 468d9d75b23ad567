import { GUESS } from '../../../balance/modes/guess-word.ts';
import { WORD_JOINERS } from '../../../language/alphabets.ts';
import { type MatchSeed, nextRandom, type RandomState, seedRandom } from '../../../random.ts';
import type { FrequencyTier, WordIndex } from '../../../word-index.ts';

/** Keeps the hidden words apart from everything else that the seed decides. */
const OWN_STREAM = 0x67756573;

const isPlain = (word: string): boolean => ![...word].some((letter) => WORD_JOINERS.includes(letter));

/** Letters of the hidden word with this number. */
export const lettersOfWord = (number: number): number =>
  (GUESS.lengths.find(({ upTo }) => number <= upTo) ?? GUESS.lengths[GUESS.lengths.length - 1])?.letters ?? 0;

/** A new word with letters only: common if the list has such, and shorter where it has none of the length. */
function drawHidden(index: WordIndex, random: RandomState, letters: number, taken: ReadonlySet<string>): string | null {
  for (let length = letters; length >= GUESS.shortest; length--) {
    for (const tier of [GUESS.tier, 1, 0] as const satisfies readonly FrequencyTier[]) {
      for (let i = 0; i < GUESS.tries; i++) {
        const word = index.wordOfLength(length, tier, nextRandom(random));
        if (word === null) break;
        if (isPlain(word) && !taken.has(word)) return word;
      }
    }
  }
  return null;
}

/**
 * The words that a match with this seed hides, in order: fewer than 25 only where the list has no more. The room asks for
 * them before the match, to look up what they mean; nobody else may see them.
 */
export function hiddenWords(seed: MatchSeed, index: WordIndex): readonly string[] {
  const random = seedRandom(seed, OWN_STREAM);
  const words = new Set<string>();
  for (let number = 1; number <= GUESS.words; number++) {
    const word = drawHidden(index, random, lettersOfWord(number), words);
    if (word === null) break;
    words.add(word);
  }
  return [...words];
}
