import type { TFunction } from 'i18next';
import { difficultyName } from '../settings/setting-words.ts';
import type { ScopedSetting } from '../settings/setting-scope.ts';
import type { RoomInfo } from '../store/room-types.ts';
import type { FreeTask } from './mode-screen.ts';

/** Settings where one player at a time holds the bomb, with a fuse that a time bank can replace. */
export const BOMB = ['difficulty', 'speed', 'heart', 'timer'] as const satisfies readonly ScopedSetting[];
export const PROMPTS = ['wpp', 'wpp_s', 'wpp_l', 'sl'] as const satisfies readonly ScopedSetting[];
export const ALPHABET = ['letter_health', 'casual_alphabet'] as const satisfies readonly ScopedSetting[];
/** Settings where everybody plays at once. */
export const TOGETHER = ['difficulty', 'speed', 'heart'] as const satisfies readonly ScopedSetting[];

/** How hard the next match is, unless it is as hard as always. */
export const difficultyChip = ({ diff }: RoomInfo, t: TFunction): string | null =>
  diff === 0 ? null : t(difficultyName(diff));

/** A text that is copied; also what is said where turns always have a prompt. */
export const COPY: FreeTask = {
  always: false,
  lead: (t) => t('modes.askCopy'),
  touchLead: null,
  repeatsPrompt: false,
  saysLengths: true,
};
