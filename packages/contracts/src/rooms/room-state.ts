import type { BotStrength } from '@syllaboom/engine';

/** A player in the room state. */
export interface RoomPlayerState {
  /** Id of the seat. */
  session_id: string;
  /** Id of the account. */
  auth_id: string;
  username: string;
  avatar: string;
  level: number;
  heart: number;
  eliminated: boolean;
  combo: number;
  spectating: boolean;
  /** Of a watcher: plays in the next match. Of a player: goes on playing after this one. */
  autoJoin: boolean;
  /** Watches because of two silent turns. */
  idle: boolean;
  /** Matches won in the running series. */
  wins: number;
  bomb: number;
  background: number;
  dc: boolean;
  type: number;
  lang: string;
  bot: boolean;
  /** The preset whose sliders a bot has; empty for sliders of its own, and for people. */
  strength: BotStrength | '';
  wp: number;
  f: number;
  h: number;
  /** The worn frame; 0: none. */
  frame: number;
  locale: string;
  wpm: number;
  alpha: number;
  disco: number;
  claim: number;
  /** Remaining time bank in ms, -1 without one. */
  bank: number;
  /** Place round the table, in the order of turns; -1 while no match runs. */
  order: number;
  /** Last accepted word; the draft as a late joiner sees it. */
  last: string;
  draft: string;
}

export type RoomPhase = 'lobby' | 'countdown' | 'playing' | 'winner';

/** The room state, field by field as the schema sends it. */
export interface GameRoomState {
  /** By seat. */
  players: Map<string, RoomPlayerState>;
  /** Seat of the holder, and of the host. */
  currentPlayerSessionId: string;
  host: string;
  title: string;
  phase: RoomPhase;
  countdown: number;
  /** Word as drafted by the holder (late joiners), prompt, ms left at the turn's start, longest time in seconds, time bank in seconds, number of solves. */
  word: string;
  letter: string;
  time: number;
  maxTime: number;
  t: number;
  solves: number;
  round: number;
  turn: number;
  /** Room clock in ms; -1 = clock not running. */
  turnStartedAt: number;
  turnEndsAt: number;
  started: boolean;
  locked: boolean;
  ranked: boolean;
  guests: boolean;
  /** Closed to accounts that hang on one device’s key. */
  wayIn: boolean;
  speed: number;
  mode: number;
  diff: number;
  sc: number;
  /** The preset that the running match plays because the random one (`sc` 99) drew it; 0 when nothing was drawn. */
  drawn: number;
  lm: number;
  cs: number;
  /** Presets that the random one does not draw. */
  scx: number[];
  /** Modes that can't be chosen now: `<mode id>:<reason>`, the reasons in `MODE_LOCKS`. */
  locks: string[];
  heart: number;
  maxp: number;
  wpp: number;
  wpp_s: number;
  wpp_l: number;
  sl: number;
  /** Matches of a series (1: none), those that were played of the running one, and the seat that has won it. */
  bestOf: number;
  games: number;
  champion: string;
  /** Watchers see a match so many seconds later. */
  watchDelay: number;
  monsters: string[];
  locale: string;
  mlang: boolean;
  letterHealth: number;
  casualAlphabet: boolean;
  background: number;
  bomb: number;
  /** Name and letters of the running twist; empty when none. */
  twist: string;
  twistLetters: string;
  /** The turn's `Requirement` as JSON; empty when it asks for the prompt alone. */
  requirement: string;
  /** True while the room's dictionary is still being built. */
  preparing: boolean;
  /** Whether the room is a table of quick play: its matches start by themselves. */
  quick: boolean;
  /** Id of the collection that is practised here; empty: none is. */
  collection: string;
  /** When the next match starts by itself (room clock in ms); -1 while nothing is planned. */
  startsAt: number;
}
