import { CHAIN_STYLES, type MODES } from '@syllaboom/engine';
import type { TFunction } from 'i18next';
import { chainStyleWords } from '../../settings/chain-words.ts';
import type { RoomInfo } from '../../store/room-types.ts';
import type { ModeScreen, ViewOf } from '../mode-screen.ts';
import { ALPHABET, BOMB, COPY, PROMPTS, difficultyChip } from '../screen-parts.ts';

const styleOf = ({ cs }: RoomInfo, t: TFunction): string => t(chainStyleWords(cs));
/** A chip tells what is not as usual; alone, "contains" would say nothing. */
const styleChip = (info: RoomInfo, t: TFunction): string | null =>
  info.cs === CHAIN_STYLES.startsWith ? null : `${t('room.chainStyle')}: ${styleOf(info, t)}`;

/** The next word begins with, or holds, the end of the one before. */
export const chainWordScreen: ModeScreen<ViewOf<typeof MODES.chainWord>> = {
  how: 'host.how.chainWord',
  settings: [...BOMB, ...PROMPTS, ...ALPHABET, 'chain_style'],
  chips: [styleChip, difficultyChip],
  facts: [{ label: (t) => t('room.chainStyle'), value: styleOf }],
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
