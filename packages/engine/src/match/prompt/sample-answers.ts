import { PROMPTS } from '../../balance/match/prompts.ts';
import { nextRandom } from '../../random.ts';
import type { MatchPlayer } from '../state/match-state.ts';
import { dictionaryOf, type StepContext } from '../state/step-context.ts';
import { isAnyWord, meetsRequirement } from './requirement.ts';
import { promptPlace, turnTest } from './twists.ts';

/** How often each answer is tried for, where any word with the prompt is one. */
const TRIES = 2;

/**
 * Words that would be right in this turn, common ones first, at most so many. None where the prompt is no part of a word,
 * or its letters stand apart: those modes know their answers themselves.
 */
export function sampleAnswers(context: StepContext, player: MatchPlayer, most: number): readonly string[] {
  const { state } = context;
  const { requirement } = state;
  if (requirement.free || requirement.gaps) return [];
  const index = dictionaryOf(context, player);
  const words = new Set<string>();
  const isAny = isAnyWord(requirement);
  for (let i = 0; i < (isAny ? most * TRIES : most) && words.size < most; i++) {
    const word = index.sampleWord(state.prompt, nextRandom(state.random), promptPlace(state));
    if (word === null) break;
    if (meetsRequirement(word, state.prompt, requirement)) words.add(word);
  }
  if (!isAny && words.size < most) {
    const pick = nextRandom(state.random);
    const test = turnTest(state);
    const common = index.commonWords(state.prompt, test, PROMPTS.hintTier, pick, most - words.size);
    const found = common.length > 0 ? common : index.fittingWords(state.prompt, test, pick, most - words.size);
    for (const word of found) words.add(word);
  }
  return [...words];
}
