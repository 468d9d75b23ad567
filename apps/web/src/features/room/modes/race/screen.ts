import type { MODES } from '@syllaboom/engine';
import { roundClock } from '../board/running-clock.ts';
import type { ModeScreen, ViewOf } from '../mode-screen.ts';
import { COPY, TOGETHER, difficultyChip } from '../screen-parts.ts';

/** The same words for everybody, as fast as one can. */
export const typeRacerScreen: ModeScreen<ViewOf<typeof MODES.typeRacer>> = {
  how: 'host.how.typeRacer',
  settings: TOGETHER,
  chips: [difficultyChip],
  facts: [],
  hasBomb: false,
  hasSideBoard: false,
  cheers: 'feats',
  countsRounds: true,
  counted: 'words',
  freeTask: {
    ...COPY,
    always: true,
    lead: (t) => t('modes.askRace'),
    touchLead: (t) => t('modes.askRaceTouch'),
  },
  spaceSubmits: true,
  clock: roundClock,
  seatMark: null,
  feat: ({ lap, racers }, selfId) =>
    racers.find(({ seat }) => seat === selfId)?.finishedAt == null ? null : { feat: `lap ${lap}`, seat: selfId },
  hintLead: null,
  copied: ({ words, racers }, _turn, selfId) => words[racers.find(({ seat }) => seat === selfId)?.done ?? 0] ?? null,
  isPicking: null,
  isDone: ({ racers }, selfId) => racers.some(({ seat, finishedAt }) => seat === selfId && finishedAt !== null),
  sharesHearts: null,
  ending: null,
};
