import type { MODES } from '@syllaboom/engine';
import type { ModeScreen, ViewOf } from '../mode-screen.ts';
import { ALPHABET, BOMB, COPY, difficultyChip } from '../screen-parts.ts';

/** Chips are bet on how hard the prompt is. */
export const cardBetScreen: ModeScreen<ViewOf<typeof MODES.cardBet>> = {
  how: 'host.how.cardBet',
  settings: [...BOMB, 'sl', ...ALPHABET],
  chips: [difficultyChip],
  facts: [],
  hasBomb: true,
  hasSideBoard: false,
  cheers: 'words',
  countsRounds: false,
  counted: 'words',
  freeTask: COPY,
  spaceSubmits: false,
  clock: null,
  seatMark: null,
  feat: null,
  hintLead: null,
  copied: null,
  isPicking: ({ picking }) => picking !== null,
  isDone: null,
  sharesHearts: null,
  ending: null,
};
