import { WORD_LENGTH } from '../../../balance/match/word-length.ts';
import { isAllowedLetter } from '../../../language/alphabets.ts';
import type { WrongReason } from '../../state/match-event.ts';
import type { MatchPlayer } from '../../state/match-state.ts';
import type { StepContext } from '../../state/step-context.ts';
import { hiddenOf, tableOf } from './guess-table.ts';

/** Whether a word may be guessed: of the dictionary, as long as the hidden one, not guessed for it before. */
export function judgeGuess(context: StepContext, _player: MatchPlayer, word: string): WrongReason | null {
  const table = tableOf(context.state);
  if (word.length < WORD_LENGTH.min) return 'tooShort';
  if (word.length > WORD_LENGTH.max) return 'tooLong';
  for (const letter of word) if (!isAllowedLetter(letter, table.language)) return 'letters';
  if (word.length !== hiddenOf(table).length) return 'length';
  if (table.guesses.some((guess) => guess.word === word)) return 'repeated';
  return context.words(table.language).exists(word) ? null : 'unknown';
}
