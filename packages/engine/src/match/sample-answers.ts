import { nextInteger, nextRandom } from '../random.ts';
import type { MatchPlayer } from './match-types.ts';
import { dictionaryOf, type Play } from './play.ts';
import { isAnyWord, meetsRequirement } from './requirement.ts';
import { promptPlace } from './twists.ts';

/** Common words are tried this often for each answer, then pages of the prompt's words are read through. */
const TRIES = 2;
const PAGES = 4;
const PAGE_WORDS = 100;

/** Words that may be shown and meet the turn's requirement, from pages at random places of the prompt's words. */
function readPages(play: Play, player: MatchPlayer, most: number, words: Set<string>): void {
  const { state } = play;
  const index = dictionaryOf(play, player);
  const place = promptPlace(state);
  const count = index.count(state.prompt, place);
  for (let page = 0; page < PAGES && words.size < most; page++) {
    const offset = nextInteger(state.random, Math.max(1, count - PAGE_WORDS + 1));
    for (const word of index.wordsFor(state.prompt, offset, PAGE_WORDS, place)) {
      if (words.size === most) break;
      if (meetsRequirement(word, state.prompt, state.requirement) && !index.isOffensive(word)) words.add(word);
    }
  }
}

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
  if (words.size < most && !isAnyWord(requirement)) readPages(play, player, most, words);
  return [...words];
}
