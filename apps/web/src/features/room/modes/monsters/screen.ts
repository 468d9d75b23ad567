import type { MODES } from '@syllaboom/engine';
import { monsterName } from '../../host/monsters/monster-words.ts';
import { JOINERS } from '../joiners.ts';
import type { ModeScreen, ViewOf } from '../mode-screen.ts';
import { ALPHABET, BOMB, COPY, difficultyChip } from '../screen-parts.ts';

/** All fight monsters that are made of word categories. */
export const monstersScreen: ModeScreen<ViewOf<typeof MODES.monsters>> = {
  how: 'host.how.monsters',
  settings: [...BOMB, 'sl', ...ALPHABET],
  chips: [difficultyChip],
  facts: [
    {
      label: (t) => t('host.monsters'),
      value: ({ monsters }, t) => monsters.map((name) => monsterName(t, name)).join(', '),
    },
  ],
  hasBomb: true,
  hasSideBoard: false,
  cheers: 'words',
  countsRounds: false,
  counted: 'words',
  freeTask: { ...COPY, repeatsPrompt: true },
  spaceSubmits: false,
  clock: null,
  seatMark: null,
  feat: null,
  hintLead: null,
  copied: (_view, turn) => (turn?.requirement.free ? turn.prompt.replaceAll(JOINERS, '') : null),
  isPicking: null,
  isDone: null,
  sharesHearts: null,
  ending: ({ level }, t) => ({ title: t('modes.monstersWon', { level }), won: false }),
};
