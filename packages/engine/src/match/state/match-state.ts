import type { GameLanguage } from '../../catalogue/languages.ts';
import type { Twist } from '../../catalogue/twists.ts';
import type { SeatId } from '../../ids.ts';
import type { MatchSeed, RandomState } from '../../random.ts';
import type { MatchTimeline } from '../record/timeline.ts';
import type { EndReason } from './match-event.ts';
import type { DraftDelta } from './match-input.ts';
import type { BotProfile, MatchRules } from './match-setup.ts';
import type { MatchTime } from './match-time.ts';
import type { MatchContent } from './match-content.ts';
import type { Requirement } from '../prompt/requirement.ts';

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
  /** For charts; follows from the rest and is no part of the fingerprint. */
  timeline: MatchTimeline;
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
  readonly seed: MatchSeed;
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
  /** Who stopped the match while other people were in it: that counts as having left. */
  deserter?: SeatId;
  /** When somebody skipped to the result; from then on the match waits for no clock, and `now` runs ahead of it. */
  skippedAt?: MatchTime;
  /** How much has been run ahead so far. */
  skippedSteps?: number;
  readonly content: MatchContent;
  /** What the mode keeps for itself; each mode knows its own shape. */
  modeState: unknown;
  /** Plans of the bots: pending keystrokes. */
  botPlans: Record<string, BotPlan>;
}
