import { meetsRequirement, type Requirement, type WordIndex } from '@syllaboom/engine';
import { inventWords, listWordIndex, SAMPLE_WORDS } from '@syllaboom/engine/testing';
import type { RoomPlayer } from './room-player.ts';

const WORDS = [...new Set([...SAMPLE_WORDS, ...inventWords(1_500, 7)])];
const TIERS = Object.fromEntries(WORDS.map((word) => [word, 4 as const]));

/** Enough words for every mode, all of them common, some of them in categories. */
export const MODE_WORDS: WordIndex = listWordIndex(WORDS, 'en-US', {
  tiers: TIERS,
  categories: { animals: WORDS.filter((_, i) => i % 9 === 0), food: ['BERRY', 'BUTTER', 'CHERRY', 'PEPPER'] },
});

/** What the running turn asks of a word. */
export const requirementOf = ({ state }: RoomPlayer): Requirement =>
  state.requirement === '' ? {} : (JSON.parse(state.requirement) as Requirement);

/** A word that the running turn takes, none of the used ones. */
export function wordFor(player: RoomPlayer, used: ReadonlySet<string>): string {
  const requirement = requirementOf(player);
  const word = WORDS.find((one) => !used.has(one) && meetsRequirement(one, player.state.letter, requirement));
  if (word === undefined) throw new Error(`no word for ${player.state.letter} ${player.state.requirement}`);
  return word;
}
