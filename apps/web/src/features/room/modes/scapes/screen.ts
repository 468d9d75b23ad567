import type { MODES } from '@syllaboom/engine';
import { roundClock } from '../board/running-clock.ts';
import type { ModeScreen, ViewOf } from '../mode-screen.ts';
import { ALPHABET, COPY, TOGETHER, difficultyChip } from '../screen-parts.ts';

/** Words are laid from a circle of letters. */
export const scapesScreen: ModeScreen<ViewOf<typeof MODES.scapes>> = {
  how: 'host.how.scapes',
  settings: [...TOGETHER, ...ALPHABET],
  chips: [difficultyChip],
  facts: [],
  hasBomb: false,
  hasSideBoard: false,
  cheers: 'words',
  countsRounds: false,
  counted: 'words',
  freeTask: { ...COPY, always: true, lead: (t) => t('modes.askScape') },
  spaceSubmits: false,
  clock: roundClock,
  seatMark: ({ players }, id) => {
    const player = players.find(({ seat }) => seat === id);
    return player ? `score ${player.score}` : '';
  },
  feat: null,
  hintLead: null,
  copied: null,
  isPicking: null,
  isDone: null,
  sharesHearts: null,
  ending: null,
};
