import type { MODES } from '@syllaboom/engine';
import type { TFunction } from 'i18next';
import { scenarioName } from '../../../../ui/mode/scenario-words.ts';
import { describeWpp } from '../../settings/prompt-range.ts';
import type { RoomInfo } from '../../store/room-types.ts';
import type { ModeFact, ModeScreen, ViewOf } from '../mode-screen.ts';
import { ALPHABET, BOMB, COPY, PROMPTS, difficultyChip } from '../screen-parts.ts';

const presetChip = ({ sc }: RoomInfo, t: TFunction): string | null => (sc === 0 ? null : t(scenarioName(sc)));
const countChip = ({ wpp, wpp_s, wpp_l }: RoomInfo, t: TFunction): string | null =>
  wpp > 0 ? `${t('room.wordsPerPrompt')}: ${describeWpp(wpp, wpp_s, wpp_l, t('room.automatic'))}` : null;
/** The preset, and the one that the random preset drew. */
const presetFact: ModeFact = {
  label: (t) => t('room.scenario'),
  value: ({ sc, drawn }, t) =>
    [sc, drawn]
      .filter((id, at) => id > 0 || at === 0)
      .map((id) => t(scenarioName(id)))
      .join(': '),
};

/** A word that holds the prompt; presets vary it. */
export const originalScreen: ModeScreen<ViewOf<typeof MODES.original>> = {
  how: 'host.how.original',
  settings: [...BOMB, ...PROMPTS, ...ALPHABET],
  chips: [presetChip, difficultyChip, countChip],
  facts: [presetFact],
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
