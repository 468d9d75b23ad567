import type { GameLanguage } from '../catalogue/languages.ts';
import type { DifficultyId, ModeId, PromptRangeId, Speed } from '../catalogue/modes.ts';

/** A room's settings under the names of the room state on the wire. */
export interface RoomSettings {
  mode: ModeId;
  diff: DifficultyId;
  speed: Speed;
  /** 12 in ranked rooms alone: hosts choose up to 3. */
  heart: 1 | 2 | 3 | 12;
  /** Own limit of players; -1 = none beyond 32. */
  maxp: number;
  wpp: number;
  wpp_s: PromptRangeId;
  wpp_l: number;
  sl: 3 | 4;
  /** Time bank per player in seconds. */
  t: 0 | 60 | 300 | 600;
  sc: number;
  /** Presets that the random one does not draw. */
  scx: number[];
  lm: 0 | 1;
  cs: 0 | 1 | 2 | 3;
  /** Matches of a series; 1 = every match stands for itself. */
  bestOf: 1 | 3 | 5;
  /** Watchers see a match so many seconds later. */
  watchDelay: 0 | 10 | 30 | 60;
  monsters: string[];
  locale: GameLanguage;
  /** Index of a second language among the game languages; -1 = none. */
  secondary: number;
  mlang: boolean;
  locked: boolean;
  guests: boolean;
  /** Closed to accounts that hang on one device’s key. */
  wayIn: boolean;
  letterHealth: 0 | 1 | 2 | 3 | 4 | 5;
  casualAlphabet: boolean;
  background: number;
  bomb: number;
}
