import type { MODES } from '@syllaboom/engine';
import { roundClock } from '../board/running-clock.ts';
import type { ModeScreen, ViewOf } from '../mode-screen.ts';
import { COPY } from '../screen-parts.ts';

/** Everybody types at once, and comes and goes. */
export const yappingScreen: ModeScreen<ViewOf<typeof MODES.yapping>> = {
  how: 'host.how.yapping',
  settings: [],
  chips: [],
  facts: [],
  hasBomb: true,
  hasSideBoard: true,
  cheers: 'words',
  countsRounds: false,
  counted: 'words',
  freeTask: COPY,
  spaceSubmits: false,
  clock: roundClock,
  seatMark: ({ board }, id) => {
    const line = board.find(({ seat }) => seat === id);
    return line ? `score ${line.score}` : '';
  },
  feat: null,
  hintLead: null,
  copied: null,
  isPicking: null,
  isDone: null,
  sharesHearts: null,
  ending: null,
};
