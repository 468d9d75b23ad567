import { CRAFT } from '../balance/economy/craft.ts';
import { PROMPTS } from '../balance/match/prompts.ts';
import type { WordIndex } from '../word-index.ts';

/** Among so many of the commonest syllables the pairs are looked for. */
const COMMON = 60;
/** Words of a first board are common ones. */
const LEAST_TIER = 1;

/**
 * The tiles of a first board: the commonest syllables of a language, among them some pairs that make well-known words. Small
 * dictionaries give fewer.
 */
export function starterTiles(index: WordIndex): string[] {
  const common = commonSyllables(index);
  const tiles: string[] = [];
  for (const leastTier of [LEAST_TIER, 0]) {
    for (const pair of pairsOf(common, index, leastTier)) {
      if (tiles.length >= CRAFT.starterPairs * 2) break;
      if (pair.every((syllable) => !tiles.includes(syllable))) tiles.push(...pair);
    }
  }
  const others = common.filter((syllable) => !tiles.includes(syllable));
  return [...tiles, ...others].slice(0, CRAFT.starterTiles);
}

/** Syllables that a prompt may have, the commonest first. */
function commonSyllables(index: WordIndex): string[] {
  const bounds = {
    minCount: 1,
    maxCount: Number.MAX_SAFE_INTEGER,
    minLength: PROMPTS.shortest,
    maxLength: PROMPTS.shortestLong,
  };
  const total = index.countPrompts(bounds);
  const common: string[] = [];
  for (let n = 1; n <= total && common.length < COMMON; n += 1) {
    const drawn = index.promptAt(bounds, (total - n + 0.5) / total);
    if (drawn !== null) common.push(drawn.prompt);
  }
  return common;
}

/** Pairs that make a word, those of the commonest syllables first. */
function* pairsOf(common: readonly string[], index: WordIndex, leastTier: number): Generator<[string, string]> {
  for (let later = 1; later < common.length; later += 1) {
    for (let earlier = 0; earlier < later; earlier += 1) {
      const [a = '', b = ''] = [common[earlier], common[later]];
      for (const pair of [
        [a, b],
        [b, a],
      ] as const) {
        const word = pair.join('');
        if (index.exists(word) && index.tier(word) >= leastTier && !index.isOffensive(word)) yield [...pair];
      }
    }
  }
}
