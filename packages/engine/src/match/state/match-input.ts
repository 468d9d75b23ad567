import type { GameLanguage } from '../../catalogue/languages.ts';
import type { SeatId } from '../../ids.ts';
import type { MatchTime } from './match-time.ts';

/** A change of somebody's draft, as on the wire: replace, append, delete at the end, change at a position. */
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
  /** Nobody but bots plays any more, and whoever sits there, who did, wants to see the result. */
  | { readonly k: 'skip'; readonly at: MatchTime; readonly seat: SeatId }
  /** Whoever sits there ended the match for everybody, before its time. */
  | { readonly k: 'stop'; readonly at: MatchTime; readonly seat: SeatId }
  /** The match ends before its time by nobody's will: the server goes down, or nobody is left to play. */
  | { readonly k: 'halt'; readonly at: MatchTime }
  /** In logs from before `stop` and `halt`: those matches named the best, as they stood. */
  | { readonly k: 'end'; readonly at: MatchTime }
  /** The clock reached `at`. */
  | { readonly k: 'time'; readonly at: MatchTime };
