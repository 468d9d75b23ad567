import type { MODES } from '@syllaboom/engine';
import type { ModeScreen, ViewOf } from '../mode-screen.ts';
import { BOMB, COPY, difficultyChip } from '../screen-parts.ts';

/** The host’s own questions and pictures. */
export const customPromptsScreen: ModeScreen<ViewOf<typeof MODES.customPrompts>> = {
  how: 'host.how.customPrompts',
  settings: BOMB,
  chips: [difficultyChip],
  facts: [],
  hasBomb: false,
  hasSideBoard: false,
  cheers: 'words',
  countsRounds: false,
  counted: 'words',
  freeTask: { ...COPY, lead: (t) => t('modes.askAnswer') },
  spaceSubmits: false,
  clock: null,
  seatMark: null,
  feat: null,
  hintLead: null,
  copied: null,
  isPicking: null,
  isDone: null,
  sharesHearts: null,
  ending: null,
};
