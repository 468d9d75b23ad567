import { nextInteger, seedRandom } from '../random.ts';

/** Pronounceable words from syllables: as many as a test wants, with prompts of every frequency. */
export function inventWords(count: number, seed: number): string[] {
  const random = seedRandom(seed);
  const pick = (text: string): string => text.charAt(Math.floor(nextInteger(random, text.length ** 2) ** 0.5));
  const syllable = (): string =>
    pick('QXJZKVWYFBGHMPDUCLNSTR') + pick('UYIOAE') + (nextInteger(random, 3) ? '' : pick('XPMDLRSTN'));
  return Array.from({ length: count }, () => Array.from({ length: 2 + nextInteger(random, 3) }, syllable).join(''));
}
