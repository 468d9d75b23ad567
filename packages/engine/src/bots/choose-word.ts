import { BOTS } from '../balance/room/bots.ts';
import { judgeWord } from '../match/word/judge-word.ts';
import type { MatchPlayer } from '../match/state/match-state.ts';
import { dictionaryOf, type StepContext } from '../match/state/step-context.ts';
import { promptPlace, turnTest } from '../match/prompt/twists.ts';
import { nextInteger, nextRandom } from '../random.ts';
import { neededLetters, recallWord } from './recall-word.ts';
import { vocabularyOf } from './vocabulary.ts';

/** The word of a random page of answers that uses most letters of the alphabet bonus. */
function greedyWord(context: StepContext, player: MatchPlayer, allowed: (word: string) => boolean): string | null {
  const { state } = context;
  const index = dictionaryOf(context, player);
  const place = promptPlace(state);
  const pages = index.count(state.prompt, place) - BOTS.greedySamples + 1;
  const offset = nextInteger(state.random, Math.max(1, pages));
  let best: string | null = null;
  let most = -1;
  for (const word of index.wordsFor(state.prompt, offset, BOTS.greedySamples, place)) {
    const needed = neededLetters(player, word);
    if (needed <= most || !allowed(word) || index.isOffensive(word)) continue;
    best = word;
    most = needed;
  }
  return best;
}

/** Any word of the dictionary: mostly a common one, sometimes one for the alphabet. */
function anyWord(context: StepContext, player: MatchPlayer, allowed: (word: string) => boolean): string | null {
  const { state } = context;
  const index = dictionaryOf(context, player);
  if (nextRandom(state.random) < BOTS.greedyShare) return greedyWord(context, player, allowed);
  for (let i = 0; i < BOTS.samples; i++) {
    const word = index.sampleWord(state.prompt, nextRandom(state.random), promptPlace(state));
    if (word === null) return null;
    if (allowed(word)) return word;
  }
  const fitting = index.fittingWords(state.prompt, turnTest(state), nextRandom(state.random), BOTS.searched);
  return fitting.find(allowed) ?? null;
}

/** The word that a bot will type, out of its vocabulary. Null when it finds none. */
export function chooseWord(context: StepContext, player: MatchPlayer): string | null {
  const allowed = (word: string): boolean => judgeWord(context, player, word) === null;
  const vocabulary = vocabularyOf(player.bot);
  return vocabulary === null ? anyWord(context, player, allowed) : recallWord(context, player, vocabulary, allowed);
}
