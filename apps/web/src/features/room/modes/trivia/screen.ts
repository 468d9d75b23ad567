import type { MODES } from '@syllaboom/engine';
import type { ModeScreen, ViewOf } from '../mode-screen.ts';
import { COPY, TOGETHER, difficultyChip } from '../screen-parts.ts';

/** Questions with four answers. */
export const triviaScreen: ModeScreen<ViewOf<typeof MODES.trivia>> = {
  how: 'host.how.trivia',
  settings: TOGETHER,
  chips: [difficultyChip],
  facts: [],
  hasBomb: false,
  hasSideBoard: false,
  cheers: 'feats',
  countsRounds: true,
  counted: 'answers',
  freeTask: { ...COPY, lead: (t) => t('modes.askChoice') },
  spaceSubmits: false,
  clock: ({ reveal, opensAt, endsAt }) => (reveal ? null : { startedAt: opensAt, endsAt }),
  seatMark: ({ reveal, chosen }, id) => {
    if (reveal === null) return chosen.some((seat) => seat === id) ? 'chosen ' : '';
    const answer = reveal.answers.find(({ seat }) => seat === id);
    return answer ? `${answer.index === reveal.correct ? 'right' : 'wrong'} ${answer.index}` : '';
  },
  feat: null,
  hintLead: null,
  copied: null,
  isPicking: null,
  isDone: null,
  sharesHearts: null,
  ending: null,
};
