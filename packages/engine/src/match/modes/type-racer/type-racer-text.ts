import { RACE } from '../../../balance/modes/type-racer.ts';
import { nextRandom, type RandomState } from '../../../random.ts';
import type { FrequencyTier, WordIndex } from '../../../word-index.ts';

/** The commonest words first: a language with a short list lends from the rarer ones. */
const TIERS: readonly FrequencyTier[] = [4, 3, 2, 1, 0];

function drawWord(index: WordIndex, random: RandomState): string | null {
  const pick = nextRandom(random);
  for (const tier of TIERS) {
    const word = index.commonWord(tier, pick);
    if (word !== null) return word;
  }
  return null;
}

/** The words of a lap: common ones of any length, none twice as long as there are enough; none at all from an empty list. */
export function drawLap(index: WordIndex, random: RandomState): string[] {
  const lap: string[] = [];
  while (lap.length < RACE.words) {
    let word = drawWord(index, random);
    for (let i = 0; i < RACE.tries && word !== null && lap.includes(word); i++) word = drawWord(index, random);
    if (word === null) return [];
    lap.push(word);
  }
  return lap;
}
