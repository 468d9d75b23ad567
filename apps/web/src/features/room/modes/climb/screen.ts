import type { MODES } from '@syllaboom/engine';
import type { ModeScreen, ViewOf } from '../mode-screen.ts';
import { ALPHABET, COPY, difficultyChip } from '../screen-parts.ts';

/** Prompts with fewer and fewer words, alone or as a team. */
export const climbScreen: ModeScreen<ViewOf<typeof MODES.climb>> = {
  how: 'host.how.climb',
  settings: ['difficulty', 'sl', ...ALPHABET],
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
  isPicking: null,
  isDone: null,
  sharesHearts: ({ team }) => team,
  ending: ({ team, rung, rungs, hearts }, t) => {
    const won = rung >= rungs && (!team || (hearts ?? 0) > 0);
    if (won) return { title: t('modes.teamClimbed'), won };
    return { title: team ? t('modes.teamFell') : t('modes.rungOf', { rung, rungs }), won };
  },
};
