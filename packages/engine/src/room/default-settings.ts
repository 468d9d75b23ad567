import { ALPHABET_BONUS, HEARTS } from '../balance/match/hearts.ts';
import { ROOM } from '../balance/room/room-limits.ts';
import type { GameLanguage } from '../catalogue/languages.ts';
import { DEFAULT_MODE, DIFFICULTIES, PROMPT_RANGES } from '../catalogue/modes.ts';
import type { RoomSettings } from './settings.ts';

/** What a new room is set to. */
export const defaultRoomSettings = (locale: GameLanguage): RoomSettings => ({
  mode: DEFAULT_MODE,
  diff: DIFFICULTIES.normal,
  speed: 1,
  heart: HEARTS.default,
  maxp: ROOM.defaultPlayers,
  wpp: -1,
  wpp_s: PROMPT_RANGES.default,
  wpp_l: -1,
  sl: 3,
  t: 0,
  sc: 0,
  scx: [],
  lm: 0,
  cs: 0,
  bestOf: 1,
  watchDelay: 0,
  monsters: [],
  locale,
  secondary: -1,
  mlang: false,
  locked: false,
  guests: false,
  wayIn: false,
  letterHealth: ALPHABET_BONUS.defaultHealth,
  casualAlphabet: false,
  background: 0,
  bomb: 0,
});

/** How many players fit: one's own limit, never more than the room's. */
export const playerLimit = (settings: Pick<RoomSettings, 'maxp'>): number =>
  settings.maxp < 0 ? ROOM.mostPlayers : Math.min(settings.maxp, ROOM.mostPlayers);
