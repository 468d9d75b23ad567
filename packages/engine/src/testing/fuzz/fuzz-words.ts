import { inventWords } from '../invent-words.ts';
import { listWordIndex } from '../list-word-index.ts';
import { SAMPLE_WORDS } from '../sample-words.ts';
import type { FrequencyTier, WordSource } from '../../word-index.ts';

const ENGLISH = [...new Set([...SAMPLE_WORDS, ...inventWords(260, 3)])];
const TURKISH = [...new Set(inventWords(220, 8).map((word) => word.replaceAll('I', 'İ').replaceAll('U', 'Ü')))];

const tiersOf = (words: readonly string[]): Record<string, FrequencyTier> =>
  Object.fromEntries(words.map((word, i) => [word, (i % 5) as FrequencyTier]));

const english = listWordIndex(ENGLISH, 'en-US', {
  tiers: tiersOf(ENGLISH),
  categories: { animals: ENGLISH.filter((_, i) => i % 7 === 0), plants: ENGLISH.filter((_, i) => i % 11 === 0) },
  offensive: ENGLISH.filter((_, i) => i % 29 === 5),
});
const turkish = listWordIndex(TURKISH, 'tr-TR', {
  tiers: tiersOf(TURKISH),
  categories: { animals: TURKISH.slice(0, 9) },
});

/** Two small dictionaries of languages with different letters; every language but Turkish gets the English one. */
export const FUZZ_WORDS: WordSource = (language) => (language === 'tr-TR' ? turkish : english);
