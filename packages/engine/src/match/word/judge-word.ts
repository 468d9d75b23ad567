import { WORD_LENGTH } from '../../balance/match/word-length.ts';
import { isAllowedLetter } from '../../language/alphabets.ts';
import type { WrongReason } from '../state/match-event.ts';
import type { MatchPlayer } from '../state/match-state.ts';
import { dictionaryOf, type StepContext } from '../state/step-context.ts';
import { obeysTwist } from '../prompt/twists.ts';
import { meetsRequirement } from '../prompt/requirement.ts';
import { isUsed } from './used-words.ts';

/** The first thing that is wrong with a word in the running turn, before anybody asks whether there is such a word; null: nothing. */
export function judgeForm(context: StepContext, player: MatchPlayer, word: string): WrongReason | null {
  const { prompt, requirement } = context.state;
  if (word.length < WORD_LENGTH.min) return 'tooShort';
  if (word.length > WORD_LENGTH.max) return 'tooLong';
  for (const letter of word) if (!isAllowedLetter(letter, player.language)) return 'letters';
  if (!meetsRequirement(word, prompt, requirement)) {
    return meetsRequirement(word, prompt, { ...requirement, most: word.length, exact: word.length, least: 0 })
      ? 'length'
      : 'prompt';
  }
  if (isUsed(context.state, word)) return 'repeated';
  if (!obeysTwist(context.state, word)) return 'twist';
  return null;
}

/** Whether a word may be played in the running turn; null when it may, else the first thing that is wrong with it. */
export const judgeWord = (context: StepContext, player: MatchPlayer, word: string): WrongReason | null =>
  judgeForm(context, player, word) ?? (dictionaryOf(context, player).exists(word) ? null : 'unknown');
