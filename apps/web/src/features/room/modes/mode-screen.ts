import { MODES } from '@syllaboom/engine';
import type { ModeShown } from '../store/room-types.ts';

/** What a seat's plate shows as the player's life. */
export type Life = 'hearts' | 'shared' | 'chips' | 'none';

/** What sets the game screen of one mode apart. */
export interface ModeScreen {
  /** Seats round the bomb, or seats in a row over the mode's own board; in a race the lanes are the seats. */
  readonly stage: 'table' | 'board' | 'lanes';
  /** Who types: the holder of the bomb, everybody at once, or nobody (answers are chosen). */
  readonly typing: 'turn' | 'all' | 'none';
  readonly life: Life;
  /** Whether words count for the bonus alphabet. */
  readonly alphabet: boolean;
  /** What confetti is for: every accepted word, or only a feat of the mode (a lap, a solved word). */
  readonly cheers: 'words' | 'feats';
}

const TABLE: ModeScreen = { stage: 'table', typing: 'turn', life: 'hearts', alphabet: true, cheers: 'words' };
const SCREENS: Readonly<Record<number, ModeScreen>> = {
  [MODES.guessWord]: { ...TABLE, stage: 'board', alphabet: false, cheers: 'feats' },
  [MODES.customPrompts]: { ...TABLE, stage: 'board' },
  [MODES.typeRacer]: { stage: 'lanes', typing: 'all', life: 'hearts', alphabet: false, cheers: 'feats' },
  [MODES.cardBet]: { ...TABLE, life: 'chips' },
  [MODES.scapes]: { stage: 'board', typing: 'all', life: 'hearts', alphabet: true, cheers: 'words' },
  [MODES.trivia]: { stage: 'board', typing: 'none', life: 'hearts', alphabet: false, cheers: 'feats' },
  [MODES.yapping]: { stage: 'table', typing: 'all', life: 'none', alphabet: false, cheers: 'words' },
};

/** The game screen of a mode; all that are not named play at the table like mode 0. */
export const modeScreen = (mode: number): ModeScreen => SCREENS[mode] ?? TABLE;

/** A running word stays when the prompt changes under it: where prompts come by the clock, not by turns. */
export const keepsDrafts = (mode: number): boolean => mode === MODES.yapping;

/** A climbing team has hearts in common. */
export const lifeOf = (mode: number, view: ModeShown | null): Life =>
  view?.mode === MODES.climb && view.team ? 'shared' : modeScreen(mode).life;
