import type { BotStrength } from './bots.ts';

/** How one press on "Quick play" finds a table, and how such a table starts by itself (ADR 23). Ours: no seed knows it. */
export const QUICK_PLAY = {
  /** Who presses within this time sits down together, in ms. */
  togetherMs: 2_000,
  /** From the second person to the match, in ms. */
  startMs: 10_000,
  /** From the only person to the match with bots, in ms. */
  startAloneMs: 20_000,
  /** The last seconds are the room's countdown. */
  countdownSeconds: 3,
  /** With bots a table is as full as this. */
  withBots: 4,
  /** A host who was not heard of for so long does not count as there, in ms. */
  hostActiveMs: 180_000,
  /** Whoever presses again within this time wants another host's table than the one they were led to, in ms. */
  passedOverMs: 600_000,
  /** So many living players or fewer: a match is about to end, and may be waited for. */
  nearEnd: 2,
  /** So many tables are asked before a new one is made. */
  mostAsked: 6,
  /** A place is kept this long for who was led to it, in ms: as long as the rooms library holds a seat. */
  keptMs: 15_000,
} as const satisfies Record<string, number>;

/** Who sits down with somebody who is alone, one after the other: nobody here is fast. */
export const QUICK_BOTS = ['gentle', 'fair', 'gentle'] as const satisfies readonly BotStrength[];
