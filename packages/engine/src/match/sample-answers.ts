import { nextRandom } from '../random.ts';
import type { MatchPlayer } from './match-state.ts';
import { dictionaryOf, type Play } from './play.ts';
import { isAnyWord, meetsRequirement } from './requirement.ts';
import { promptPlace, turnTest } from './twists.ts';

/** How often each answer is tried for. */
const TRIES = 2;

/**
 * Words that would be right in this turn, common ones first, at most so many. None where the prompt is no part of a word,
 * or its letters stand apart: those modes know their answers themselves.
 */
export function sampleAnswers(play: Play, player: MatchPlayer, most: number): readonly string[] {
  const { state } = play;
  const { requirement } = state;
  if (requirement.free || requirement.gaps) return [];
  const index = dictionaryOf(play, player);
  const words = new Set<string>();
  for (let i = 0; i < most * TRIES && words.size < most; i++) {
    const word = index.sampleWord(state.prompt, nextRandom(state.random), promptPlace(state));
    if (word === null) break;
    if (meetsRequirement(word, state.prompt, requirement)) words.add(word);
  }
  for (let i = 0; !isAnyWord(requirement) && i < most * TRIES && words.size < most; i++) {
    const word = index.fittingWord(state.prompt, turnTest(state), nextRandom(state.random));
    if (word !== null) words.add(word);
  }
  return [...words];
}
