import type { MODES } from '@syllaboom/engine';
import type { TFunction } from 'i18next';
import type { RoomInfo } from '../../store/room-types.ts';
import type { ModeScreen, ViewOf } from '../mode-screen.ts';
import { ALPHABET, BOMB, COPY, difficultyChip } from '../screen-parts.ts';

const ruleOf = ({ lm }: RoomInfo, t: TFunction): string => t(lm === 1 ? 'host.lengthExactly' : 'host.lengthAtMost');

/** Words may be, or must be, so long. */
export const lengthLimitScreen: ModeScreen<ViewOf<typeof MODES.lengthLimit>> = {
  how: 'host.how.lengthLimit',
  settings: [...BOMB, 'sl', ...ALPHABET, 'length_mode'],
  chips: [ruleOf, difficultyChip],
  facts: [{ label: (t) => t('host.lengthMode'), value: ruleOf }],
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
  isPicking: null,
  isDone: null,
  sharesHearts: null,
  ending: null,
};
