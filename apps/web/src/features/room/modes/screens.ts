import { DEFAULT_MODE, MODES, type ModeId, modeTraits } from '@syllaboom/engine';
import type { ModeShown } from '../store/room-types.ts';
import type { ModeScreen, ViewOf } from './mode-screen.ts';
import { cardBetScreen } from './cards/screen.ts';
import { chainWordScreen } from './chain/screen.ts';
import { climbScreen } from './climb/screen.ts';
import { customPromptsScreen } from './custom/screen.ts';
import { guessWordScreen } from './guess/screen.ts';
import { lengthLimitScreen } from './length/screen.ts';
import { monstersScreen } from './monsters/screen.ts';
import { typeRacerScreen } from './race/screen.ts';
import { scapesScreen } from './scapes/screen.ts';
import { originalScreen } from './scenario/screen.ts';
import { triviaScreen } from './trivia/screen.ts';
import { yappingScreen } from './yapping/screen.ts';

const SCREENS: { readonly [Id in ModeId]: ModeScreen<ViewOf<Id>> } = {
  [MODES.original]: originalScreen,
  [MODES.chainWord]: chainWordScreen,
  [MODES.guessWord]: guessWordScreen,
  [MODES.customPrompts]: customPromptsScreen,
  [MODES.typeRacer]: typeRacerScreen,
  [MODES.lengthLimit]: lengthLimitScreen,
  [MODES.monsters]: monstersScreen,
  [MODES.climb]: climbScreen,
  [MODES.cardBet]: cardBetScreen,
  [MODES.scapes]: scapesScreen,
  [MODES.trivia]: triviaScreen,
  [MODES.yapping]: yappingScreen,
};

/** What the room says and does in a mode; in one that nobody knows as in the original. It reads no view. */
export const modeScreen = (mode: number): ModeScreen<never> => SCREENS[mode as ModeId] ?? SCREENS[DEFAULT_MODE];

/** The screen of the mode that a view comes from: it can read it. */
export const screenOf = (view: ModeShown): ModeScreen<ModeShown> => SCREENS[view.mode] as ModeScreen<ModeShown>;

/** What a seat's plate shows as the player's life. */
export type Life = 'hearts' | 'shared' | 'chips' | 'none';

/** What a player's life is now: a team may have its hearts in common. */
export const lifeOf = (mode: number, view: ModeShown | null): Life =>
  view && screenOf(view).sharesHearts?.(view) ? 'shared' : modeTraits(mode).lives;
