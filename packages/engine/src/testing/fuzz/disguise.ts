import { MODES } from '../../catalogue/modes.ts';
import type { SeatId } from '../../ids.ts';
import type { MatchState } from '../../match/state/match-state.ts';
import type { GuessTable } from '../../match/modes/guess-word/guess-table.ts';

type Own = Record<string, unknown> & {
  words?: string[];
  finds?: { seat: SeatId; word: string }[];
  choices?: { seat: SeatId; index: number }[];
  reveal?: unknown;
};

const masked = (text: string): string => [...text].map((letter) => (letter === 'Q' ? 'K' : 'Q')).join('');

/** Another hidden word that agrees with all that is known of it, and other ones after it. */
function maskGuesses(table: GuessTable): GuessTable {
  const words = table.words.map((word, i) => {
    if (i < table.number - 1) return word;
    if (i >= table.number) return masked(word);
    return [...word].map((letter, at) => (table.known[at] ? letter : masked(letter))).join('');
  });
  return { ...table, words };
}

/** What stands for the circle of letters, the choices and the finds of those who are not the viewer. */
function maskTogether(own: Own, viewer: SeatId | null): Own {
  const { words = [], finds, choices, reveal } = own;
  return {
    ...own,
    ...(finds
      ? {
          // How long the words are is told.
          words: words.map(masked),
          finds: finds.map((one) => (one.seat === viewer ? one : { ...one, word: masked(one.word) })),
        }
      : {}),
    ...(choices && !reveal
      ? { choices: choices.map((one) => (one.seat === viewer ? one : { ...one, index: 3 - one.index })) }
      : {}),
  };
}

function maskMode(state: MatchState, viewer: SeatId | null): unknown {
  const { mode } = state.rules;
  switch (mode) {
    case MODES.guessWord:
      return maskGuesses(state.modeState as GuessTable);
    case MODES.cardBet: {
      const bets = state.modeState as { picked: string | null; class: string | null };
      const running = state.turnStartsAt === null;
      return running && bets.picked !== 'random'
        ? bets
        : { ...bets, picked: running ? bets.picked : 'mid', class: 'high', count: 5 };
    }
    case MODES.scapes:
    case MODES.trivia: {
      const table = state.modeState as { own: Own };
      return { ...table, own: maskTogether(table.own, viewer) };
    }
    default:
      return state.modeState;
  }
}

/** The same running match with everything changed that the viewer must not be able to tell. */
export function disguise(state: MatchState, viewer: SeatId | null): MatchState {
  const copy = JSON.parse(JSON.stringify(state)) as MatchState;
  const { questions = [], customPrompts = [], wordList } = copy.content;
  return {
    ...copy,
    seed: 99,
    random: { value: 1 },
    botPlans: {},
    modeState: maskMode(copy, viewer),
    content: {
      questions: questions.map((one) => ({ ...one, correct: ((one.correct + 1) % 4) as 0 })),
      customPrompts: customPrompts.map((one) => ({ ...one, answer: one.answer.replaceAll(/\p{L}/gu, 'Q') })),
      ...(wordList === undefined ? {} : { wordList: wordList.map(masked) }),
    },
  };
}
