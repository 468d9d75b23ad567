import type { GameLanguage } from '../catalogue/languages.ts';
import type { DifficultyId, ModeId, PromptRangeId, Speed } from '../catalogue/modes.ts';
import type { SeatId } from '../ids.ts';
import type { RandomState } from '../random.ts';
import type { MatchMaterial } from './material.ts';
import type { TriviaAuthor } from './mode-view.ts';
import type { Requirement } from './requirement.ts';

/** All times are milliseconds on the match's own clock (any origin, never wall time). */
export type MatchTime = number;

/** What the host chose; fixed for the whole match. Field names say the meaning, `room/settings.ts` maps the wire's names. */
export interface MatchRules {
  readonly mode: ModeId;
  readonly difficulty: DifficultyId;
  readonly speed: Speed;
  readonly startHearts: 1 | 2 | 3;
  /** Words per prompt; -1 = automatic (RULES section 2). */
  readonly wordsPerPrompt: number;
  readonly promptRange: PromptRangeId;
  /** Upper bound of a range when set (`wpp_l`), else -1. */
  readonly wordsPerPromptLimit: number;
  /** Longest prompt length, 3 or 4. */
  readonly maxPromptLength: 3 | 4;
  /** Seconds of time bank per player; 0 = fuse per turn. */
  readonly timeBankSeconds: 0 | 60 | 300 | 600;
  /** Health of each bonus letter; 0 = no alphabet bonus. */
  readonly letterHealth: 0 | 1 | 2 | 3 | 4 | 5;
  /** Leaves J and Q out of the English bonus alphabet. */
  readonly casualAlphabet: boolean;
  readonly ranked: boolean;
  /** Room id of the scenario preset; 0 = normal. */
  readonly scenario: number;
  /** Reduced motion of any player: Fade and Blind become Long (RULES section 5). */
  readonly calmTwists: boolean;
  /** Mode 1, numbered as on the wire: 0 starts with, 1 contains, 2 random, 3 start-end [R0144]. */
  readonly chainStyle: 0 | 1 | 2 | 3;
  /** Mode 6: 0 = at most the limit, 1 = exactly. */
  readonly lengthMode: 0 | 1;
  /** Mode 7: the chosen word categories. */
  readonly monsters: readonly string[];
  /** Practice difficulty: whether turns have a fuse. Unset: none when practising alone, one with company. */
  readonly practiceClock?: boolean;
}

/** A bot's character (RULES section 8). Speed 1–10, typos 0–10, thinking time 3–10. */
export interface BotProfile {
  readonly typingSpeed: number;
  readonly typoAmount: number;
  readonly thinkingTime: number;
}

export interface MatchPlayerSetup {
  readonly seat: SeatId;
  /** The player's own language; the room's unless the room is multi-language. */
  readonly language: GameLanguage;
  /** Present for bots. */
  readonly bot?: BotProfile;
}

export interface MatchSetup {
  /** 32-bit seed: with the inputs and the dictionary's answers it determines the whole match. */
  readonly seed: number;
  readonly rules: MatchRules;
  readonly players: readonly MatchPlayerSetup[];
  /** Questions and prompts from outside the dictionary, for the modes that ask them. */
  readonly material?: MatchMaterial;
}

/** A change of somebody's draft, as on the wire (R0448): replace, append, delete at the end, change at a position. */
export type DraftDelta =
  | { readonly t: 'r'; readonly w: string }
  | { readonly t: 'a'; readonly a: string }
  | { readonly t: 'd'; readonly l: number }
  | { readonly t: 'c'; readonly p: number; readonly d: number; readonly a: string };

/** Everything that can change a match. Whatever is not an input does not exist for the rules. */
export type MatchInput =
  /** A word as typed, normalised by the caller. `creditMs` is the server-measured lag credit, capped by the rules. */
  | {
      readonly k: 'submit';
      readonly at: MatchTime;
      readonly seat: SeatId;
      readonly word: string;
      readonly creditMs: number;
      readonly untrusted?: boolean;
    }
  | { readonly k: 'draft'; readonly at: MatchTime; readonly seat: SeatId; readonly delta: DraftDelta }
  /** The player's round trip as the server measures it: so long the bomb waits for a word that is on its way. */
  | { readonly k: 'lag'; readonly at: MatchTime; readonly seat: SeatId; readonly lagMs: number }
  /** The player left for good, or surrendered: hearts fall to 0. */
  | { readonly k: 'leave'; readonly at: MatchTime; readonly seat: SeatId }
  | { readonly k: 'drop'; readonly at: MatchTime; readonly seat: SeatId }
  | { readonly k: 'return'; readonly at: MatchTime; readonly seat: SeatId }
  /** Practice difficulty: the holder asks for another prompt. */
  | { readonly k: 'next'; readonly at: MatchTime; readonly seat: SeatId }
  /** A choice by number: a card (mode 9), an answer (mode 11). */
  | {
      readonly k: 'choose';
      readonly at: MatchTime;
      readonly seat: SeatId;
      readonly choice: number;
      readonly creditMs: number;
    }
  /** Somebody sits down while the match runs (mode 99 alone). A seat that was there before comes back. */
  | { readonly k: 'join'; readonly at: MatchTime; readonly seat: SeatId; readonly language: GameLanguage }
  /** The host ended the match early. */
  | { readonly k: 'end'; readonly at: MatchTime }
  /** The clock reached `at`. */
  | { readonly k: 'time'; readonly at: MatchTime };

/** Why a submitted word was not taken. `length`: not as long as the turn asks for. */
export type WrongReason =
  | 'notYourTurn'
  | 'late'
  | 'tooShort'
  | 'tooLong'
  | 'letters'
  | 'prompt'
  | 'unknown'
  | 'repeated'
  | 'length'
  | 'twist';

/** The twists of AARRGHH (RULES section 5). */
export const TWISTS = ['fade', 'taboo', 'long', 'mirror', 'double', 'sudden', 'ends', 'blind'] as const;
export type TwistName = (typeof TWISTS)[number];
export interface Twist {
  readonly name: TwistName;
  /** Taboo: the forbidden letter; Double: the second prompt; Long: nothing. */
  readonly letters?: string;
}

/**
 * Why a match is over: one of several is left; everybody is out; the host, or a mode's own length, ended it; nobody typed;
 * or everything that it had to ask was solved.
 */
export type EndReason = 'lastAlive' | 'allOut' | 'ended' | 'noInput' | 'finished';

/** What happened. The room turns each into one message of the seeds' names. */
export type MatchEvent =
  | {
      readonly e: 'turn';
      /** Null where everybody plays at once. */
      readonly seat: SeatId | null;
      readonly prompt: string;
      readonly round: number;
      readonly turn: number;
      readonly startedAt: MatchTime;
      readonly endsAt: MatchTime | null;
      readonly maxTimeMs: number;
      readonly twist: Twist | null;
      readonly requirement: Requirement;
    }
  /** What the mode shows changed (`viewMode`): for everybody, or for one seat alone. */
  | { readonly e: 'mode'; readonly seat: SeatId | null }
  /** Mode 11: the answers are shown. */
  | {
      readonly e: 'reveal';
      readonly correct: number;
      readonly answers: readonly { readonly index: number; readonly seat: SeatId }[];
      readonly author: TriviaAuthor | null;
      readonly until: MatchTime;
    }
  /** Mode 7: the monster lost (or, healing, gained) health; `seat` struck it. */
  | { readonly e: 'monster'; readonly seat: SeatId | null; readonly health: number; readonly points: number }
  /** Mode 7: a monster of this level died; everybody who is still in gets the coins. */
  | {
      readonly e: 'monsterKill';
      readonly seat: SeatId;
      readonly level: number;
      readonly boss: boolean;
      readonly coins: number;
    }
  /** Mode 99: somebody joined or left. */
  | { readonly e: 'joined'; readonly seat: SeatId }
  | { readonly e: 'left'; readonly seat: SeatId }
  /** A word of a word category was played. */
  | { readonly e: 'category'; readonly seat: SeatId; readonly word: string; readonly categories: readonly string[] }
  /** The last prompt of a list was solved: `FNSHD`. */
  | { readonly e: 'finished' }
  /** The clock of the running turn changed: it started (speed 8), or a wrong word cost time (challenge, AARRGHH). */
  | { readonly e: 'clock'; readonly seat: SeatId; readonly startedAt: MatchTime; readonly endsAt: MatchTime }
  | { readonly e: 'twist'; readonly twist: Twist }
  | { readonly e: 'draft'; readonly seat: SeatId; readonly delta: DraftDelta }
  | {
      readonly e: 'correct';
      readonly seat: SeatId;
      readonly word: string;
      readonly prompt: string;
      readonly points: number;
      readonly combo: number;
      readonly coins: number;
      readonly exp: number;
    }
  | {
      readonly e: 'wrong';
      readonly seat: SeatId;
      readonly word: string;
      readonly prompt: string;
      readonly reason: WrongReason;
    }
  /**
   * Where everybody plays at once and words are one's own business (modes 5, 10): what came of a word, for the eyes of that
   * seat alone. `reason` is null when it was taken.
   */
  | {
      readonly e: 'answer';
      readonly seat: SeatId;
      readonly word: string;
      readonly points: number;
      readonly reason: WrongReason | null;
    }
  | { readonly e: 'hurt'; readonly seat: SeatId; readonly hearts: number }
  | { readonly e: 'heart'; readonly seat: SeatId; readonly hearts: number }
  | { readonly e: 'eliminated'; readonly seat: SeatId }
  | { readonly e: 'letters'; readonly seat: SeatId; readonly health: Readonly<Record<string, number>> }
  | { readonly e: 'alpha'; readonly seat: SeatId; readonly completed: number; readonly multiplier: number }
  | { readonly e: 'hint'; readonly prompt: string; readonly words: readonly string[] }
  | { readonly e: 'practiceWord'; readonly seat: SeatId; readonly word: string }
  | {
      readonly e: 'drop';
      readonly seat: SeatId;
      readonly kind: 'tile' | 'diamond' | 'key' | 'bomb';
      readonly tile?: string;
    }
  | { readonly e: 'widened'; readonly minCount: number; readonly maxCount: number }
  /** Two own turns without a key: the seat becomes a spectator (RULES section 15). */
  | { readonly e: 'idle'; readonly seat: SeatId }
  | {
      readonly e: 'over';
      readonly winner: SeatId | null;
      readonly standings: readonly SeatId[];
      readonly reason: EndReason;
    };

export interface MatchPlayer {
  readonly seat: SeatId;
  readonly language: GameLanguage;
  readonly bot: BotProfile | null;
  hearts: number;
  eliminatedAtTurn: number | null;
  connected: boolean;
  /** When the connection went; the seat is given up some time later. Null while connected. */
  droppedAt: MatchTime | null;
  combo: number;
  draft: string;
  /** Remaining health of each bonus letter; empty when the bonus is off. */
  letterHealth: Record<string, number>;
  alphabets: number;
  /** Remaining time bank in ms; null without a bank. */
  bankMs: number | null;
  /** Lag credit used so far in ms. */
  creditUsedMs: number;
  /** Measured round trip in ms; null before the first measurement, which then counts as the longest. */
  lagMs: number | null;
  idleTurns: number;
  stats: PlayerStats;
}

/** Counters of one player in one match (the seeds' per-player match stats). */
export interface PlayerStats {
  ownTurns: number;
  correctWords: number;
  wrongWords: number;
  /** Every accepted word in order with the time it took, ms since the turn's start. */
  words: { word: string; prompt: string; tookMs: number }[];
  longestWord: string;
  bestCombo: number;
  points: number;
  coins: number;
  exp: number;
  /** Turns at which a heart was lost. */
  heartsLostAt: number[];
  /** Letters typed in accepted words, and ms spent on them: words per minute = (letters / 5) / minutes. */
  typedLetters: number;
  typingMs: number;
  /** Time from the turn's start to the first key, summed over the turns in which a word was accepted. */
  reactMs: number;
  /** Words of each word category that were played. */
  categories: Record<string, number>;
  /** Mode 8: the lowest number of words of a solved prompt; 0 while none is solved. */
  reachedWpp: number;
  tiles: string[];
  diamonds: number;
  keys: number;
  bombs: number;
  untrusted: boolean;
}

/** One thing that a bot will do. */
export type BotAction =
  | { readonly at: MatchTime; readonly delta: DraftDelta }
  | { readonly at: MatchTime; readonly submit: string };

/** What a bot still does in its turn, in order; `next` is the index of the first action not yet done. */
export interface BotPlan {
  actions: BotAction[];
  next: number;
}

export type MatchPhase = 'playing' | 'over';

/** The whole state of a match: plain data, JSON-safe, owned by whoever steps it. */
export interface MatchState {
  readonly rules: MatchRules;
  readonly seed: number;
  random: RandomState;
  /** The latest time that the match has seen; it never goes back. */
  now: MatchTime;
  phase: MatchPhase;
  /** Players in seat order. */
  players: MatchPlayer[];
  holder: SeatId | null;
  prompt: string;
  promptCount: number;
  /** What a word of the running turn must be besides holding the prompt. */
  requirement: Requirement;
  round: number;
  turn: number;
  startedAt: MatchTime;
  endedAt: MatchTime | null;
  turnStartedAt: MatchTime;
  /** Set while the next turn waits (a twist was announced): when it starts. The holder is already the next one. */
  turnStartsAt: MatchTime | null;
  /** The holder's first key in this turn. */
  firstKeyAt: MatchTime | null;
  /** Null while a speed-8 clock has not started, and in practice without a clock. */
  turnEndsAt: MatchTime | null;
  maxTimeMs: number;
  twist: Twist | null;
  /** The twist of this round, before the turn's prompt gave it its letters. */
  roundTwist: Twist | null;
  /** Size of each language's list relative to the reference (rules section 2). */
  scales: Record<string, number>;
  usedWords: string[];
  usedPrompts: string[];
  /** Number of words of each used prompt, in the same order. */
  usedPromptCounts: number[];
  /** Whether the room has been told that prompts had to be widened. */
  widenedTold: boolean;
  lastInputAt: MatchTime;
  standings: SeatId[];
  winner: SeatId | null;
  endReason: EndReason | null;
  readonly material: MatchMaterial;
  /** What the mode keeps for itself; each mode knows its own shape. */
  modeState: unknown;
  /** Plans of the bots: pending keystrokes. */
  botPlans: Record<string, BotPlan>;
}
