import type { GameLanguage } from '../../../catalogue/languages.ts';
import { GUESS } from '../../../balance/modes/guess-word.ts';
import type { SeatId } from '../../../ids.ts';
import { canonicalWord } from '../../../language/canonical-word.ts';
import type { MatchState } from '../../state/match-state.ts';
import type { GuessMark, GuessView } from '../../state/mode-view.ts';
import { MODES } from '../../../catalogue/modes.ts';

/** What lies on the table. The words are everybody's secret until they are over. */
export interface GuessTable {
  /** The language of the words: that of the first seat. */
  readonly language: GameLanguage;
  readonly words: readonly string[];
  /** Number of the hidden word, from 1. */
  number: number;
  /** Which of its letters are known. */
  known: boolean[];
  guesses: { readonly seat: SeatId; readonly word: string; readonly marks: readonly GuessMark[] }[];
  circle: number;
  /** Who had a turn in this circle, and who placed a letter in this word. */
  seen: SeatId[];
  placers: SeatId[];
  last: GuessView['last'];
}

export const tableOf = (state: MatchState): GuessTable => state.modeState as GuessTable;
/** The word to find; empty when there is none. */
export const hiddenOf = (table: GuessTable): string => table.words[table.number - 1] ?? '';
export const knownCount = (table: GuessTable): number => table.known.filter(Boolean).length;
/** The letters that everybody knows, each at its place. */
export const knownLetters = (table: GuessTable): (string | null)[] =>
  [...hiddenOf(table)].map((letter, i) => (table.known[i] ? letter : null));
/** What stands for a letter that nobody knows yet. */
const GAP = '_';
/** The known letters as a text, e.g. `S__T_`. */
export const patternOf = (table: GuessTable): string =>
  knownLetters(table)
    .map((letter) => letter ?? GAP)
    .join('');

/** A meaning without the word itself, whatever ending it has there. */
const censor = (meaning: string, word: string, language: GameLanguage): string =>
  meaning.replace(/[\p{L}\p{M}'’-]+/gu, (part) => (canonicalWord(part, language).includes(word) ? '…' : part));

/** What the hidden word means, once enough of it is known. */
function meaningOf(state: MatchState, table: GuessTable): string | null {
  const word = hiddenOf(table);
  const meaning = state.content.meanings?.[word];
  if (meaning === undefined || knownCount(table) < word.length * GUESS.meaningShare) return null;
  return censor(meaning, word, table.language);
}

/** What everybody sees. A match that ended early shows its last word too. */
export function viewGuesses(state: MatchState): GuessView {
  const table = tableOf(state);
  const word = hiddenOf(table);
  return {
    mode: MODES.guessWord,
    number: Math.min(table.number, table.words.length),
    of: table.words.length,
    known: knownLetters(table),
    guesses: table.guesses.map((guess) => ({ ...guess, marks: [...guess.marks] })),
    circle: table.circle,
    meaning: meaningOf(state, table),
    last: state.phase === 'over' && word !== '' ? { word, solver: null } : table.last,
  };
}
