import type { MODES } from '@syllaboom/engine';
import type { ModeScreen, ViewOf } from '../mode-screen.ts';
import { ALPHABET, BOMB, COPY, difficultyChip } from '../screen-parts.ts';

/** A hidden word is guessed. */
export const guessWordScreen: ModeScreen<ViewOf<typeof MODES.guessWord>> = {
  how: 'host.how.guessWord',
  settings: [...BOMB, ...ALPHABET],
  chips: [difficultyChip],
  facts: [],
  hasBomb: false,
  hasSideBoard: false,
  cheers: 'feats',
  countsRounds: true,
  counted: 'hits',
  freeTask: { ...COPY, lead: (t) => t('modes.askGuess'), saysLengths: false },
  spaceSubmits: false,
  clock: null,
  seatMark: null,
  feat: ({ number, last }) => (last?.solver ? { feat: `word ${number} ${last.word}`, seat: last.solver } : null),
  hintLead: (t) => t('modes.guessRevealed'),
  copied: null,
  isPicking: null,
  isDone: null,
  sharesHearts: null,
  ending: null,
};
