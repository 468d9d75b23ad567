import type {
  AlphaProgress,
  MonsterTexts,
  PersonalBest,
  RoomPhase,
  SolveLine,
  WinnerEntry,
} from '@syllaboom/contracts';
import type { Greeting } from '../returning/return-plan.ts';
import type { BotStrength, GameLanguage, ModeView, MonsterView, Requirement, Twist } from '@syllaboom/engine';

/** Everything that screens render is one of these immutable snapshots; the room library's own objects never leave the adapter. */

/** One person or bot at (or beside) the table. */
export interface SeatView {
  readonly id: string;
  readonly authId: string;
  readonly name: string;
  readonly avatar: string;
  /** The worn frame; 0 = none. */
  readonly frame: number;
  readonly level: number;
  readonly hearts: number;
  readonly eliminated: boolean;
  readonly combo: number;
  readonly spectating: boolean;
  readonly autoJoin: boolean;
  /** Watches because of two silent turns. */
  readonly idle: boolean;
  /** Matches won in the running series. */
  readonly wins: number;
  readonly disconnected: boolean;
  readonly type: number;
  readonly language: GameLanguage;
  readonly bot: boolean;
  /** The preset that a bot is; empty for one with sliders of its own, and for people. */
  readonly strength: BotStrength | '';
  readonly wp: number;
  readonly wpm: number;
  readonly alphabets: number;
  readonly discovered: number;
  readonly claimed: number;
  /** Remaining time bank in ms, -1 without one. */
  readonly bankMs: number;
  /** What their lives look like, and what is around them on a streak (catalogue of the engine); 0: as everybody's. */
  readonly heartEffect: number;
  readonly streakEffect: number;
}

/** The running turn. Times are the room clock in ms (`RoomStore.now`). */
export interface TurnView {
  readonly holder: string;
  readonly prompt: string;
  readonly round: number;
  readonly turn: number;
  readonly startedAt: number;
  /** Null while the clock does not run (speed "starts when typing", practice without a clock). */
  readonly endsAt: number | null;
  readonly maxTimeMs: number;
  readonly twist: Twist | null;
  readonly requirement: Requirement;
}

/** The room's flags and settings, under the wire's names where the panel sends them back. */
export interface RoomInfo {
  readonly host: string;
  readonly title: string;
  readonly phase: RoomPhase;
  readonly started: boolean;
  readonly locked: boolean;
  readonly ranked: boolean;
  readonly guests: boolean;
  /** Closed to accounts by name alone. */
  readonly wayIn: boolean;
  readonly mode: number;
  readonly diff: number;
  readonly speed: number;
  readonly sc: number;
  /** What the random preset drew for the running match; 0 when nothing was drawn. */
  readonly drawn: number;
  readonly lm: number;
  readonly cs: number;
  readonly heart: number;
  readonly maxp: number;
  readonly wpp: number;
  readonly wpp_s: number;
  readonly wpp_l: number;
  readonly sl: number;
  readonly t: number;
  readonly locale: GameLanguage;
  readonly mlang: boolean;
  readonly letterHealth: number;
  readonly casualAlphabet: boolean;
  readonly preparing: boolean;
  /** A table of quick play, and when its next match starts by itself (room clock in ms; -1: nothing is planned). */
  readonly quick: boolean;
  readonly startsAt: number;
  /** Matches of a series (1: none), those played of the running one, and the seat that has won it. */
  readonly bestOf: number;
  readonly games: number;
  readonly champion: string;
  /** Watchers see a match so many seconds later. */
  readonly watchDelay: number;
  readonly monsters: readonly string[];
  /** Presets that the random one does not draw. */
  readonly scx: readonly number[];
  /** Modes that can't be chosen now: `<mode id>:<reason>`. */
  readonly locks: readonly string[];
  readonly background: number;
  readonly bomb: number;
}

export interface WinnerView {
  readonly winners: readonly WinnerEntry[];
  /** The fourth and later, in order. */
  readonly rest: readonly WinnerEntry[];
  readonly self: WinnerEntry | null;
  readonly matchId: string;
  readonly recorded: boolean;
  /** It does not count for oneself. */
  readonly flagged: boolean;
  /** Too few turns: nothing of the match is kept. */
  readonly short: boolean;
  /** What of it is an own best; known once it is recorded. */
  readonly bests: readonly PersonalBest[];
  /** Round in which the match ended: decides whether the crown shows. */
  readonly round: number;
}

/** The word input, for letters that come from elsewhere than a keyboard. `trusted`: a person's own event. */
export interface WordKeys {
  insert(letters: string, trusted: boolean): void;
  backspace(): void;
  clear(): void;
}

export interface HintView {
  readonly prompt: string;
  /** The second prompt that the words hold, where one was asked. */
  readonly also?: string;
  readonly words: readonly string[];
}

/** A monster with the texts that only the room knows. */
export type MonsterShown = MonsterView & MonsterTexts;
/** What the running mode shows besides the turn, as it came last. */
export type ModeShown = Exclude<ModeView, MonsterView> | MonsterShown;

/** A played word that belongs to word categories; its popup shows for a moment. */
export interface CategoryView {
  readonly id: string;
  readonly word: string;
  readonly categories: readonly string[];
}

/** Progress of the own bonus alphabet, as the room tells it; its banner shows while `show` is true. */
export type AlphaView = Readonly<Omit<AlphaProgress, 'id'>>;

/**
 * How the line to the room is: `restarting` and `silent` while the page waits for the server, `returning` once it answers.
 */
export type ConnectionView = 'online' | 'reconnecting' | 'restarting' | 'silent' | 'offline' | Greeting | 'lost';

/** What being away or idle has cost, as it was before: a seat at the table, the host's place. */
export interface LostPlace {
  readonly seat: boolean;
  readonly host: boolean;
}

/** Which scene of the room is up. */
export type SceneView = 'loading' | 'lobby' | 'game';

/** An entry of the prompt/solve log: whose seat it came from, its number in this stay and the mode it was played in. */
export type SolveEntry = Readonly<Omit<SolveLine, 'playerId'>> & {
  readonly seat: string;
  readonly n: number;
  readonly mode: number;
};
export interface SolveView {
  readonly lines: readonly SolveEntry[];
}

/** What a listener can subscribe to: whole topics, and one topic per seat or draft. */
export type Topic =
  | 'info'
  | 'seats'
  | 'turn'
  | 'letters'
  | 'solves'
  | 'muted'
  | 'winner'
  | 'lastMatch'
  | 'hasPlayed'
  | 'lost'
  | 'connection'
  | 'countdown'
  | 'hint'
  | 'scene'
  | 'versus'
  | 'settings'
  | 'botProfile'
  | 'practiceWord'
  | 'mode'
  | 'category'
  | 'alpha'
  | 'celebration'
  | 'behindMs'
  | `seat:${string}`
  | `draft:${string}`
  | `bubble:${string}`;
