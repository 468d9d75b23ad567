import type { Twist } from '../../catalogue/twists.ts';
import type { SeatId } from '../../ids.ts';
import type { DraftDelta } from './match-input.ts';
import type { MatchTime } from './match-time.ts';
import type { TriviaAuthor } from './mode-view.ts';
import type { Requirement } from '../prompt/requirement.ts';

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

/** Why a match is over before its time: somebody stopped it for everybody, or nobody wanted it to end. */
export type StopReason = 'stopped' | 'halted';

/**
 * Why a match is over: one of several is left; everybody is out; a mode's own length ended it; nobody typed; everything
 * that it had to ask was solved; or it was stopped.
 */
export type EndReason = 'lastAlive' | 'allOut' | 'ended' | 'noInput' | 'finished' | StopReason;

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
  /** Two own turns without a key: the seat becomes a spectator (rules section 15). */
  | { readonly e: 'idle'; readonly seat: SeatId }
  | {
      readonly e: 'over';
      readonly winner: SeatId | null;
      readonly standings: readonly SeatId[];
      readonly reason: EndReason;
    };
