import type { CardClass } from '../../match/state/mode-view.ts';

/** Card bet (rules section 6, mode 9). */
export const CARD_BET = {
  chipsPerHeart: 10,
  /** How long a card may be picked; who picks none plays the lowest. */
  pickMs: 5_000,
  /** A failure costs so many times what the card would have brought. */
  failFactor: 2,
  /** From this round on every turn costs an ante: 1, and 1 more each round. */
  anteFromRound: 12,
  lastRound: 25,
  /** Bots pick within this time, and so often any card instead of the best. */
  botPickLeastMs: 900,
  botPickSpreadMs: 1_600,
  botWhim: 0.15,
} as const satisfies Record<string, number>;

/** Words that hold the prompts of each class, in a list of the reference size, and the chips at stake. */
export const CARD_CLASSES = {
  low: { least: 300, most: 1_200, chips: 1 },
  mid: { least: 80, most: 299, chips: 2 },
  high: { least: 15, most: 79, chips: 4 },
} as const satisfies Record<CardClass, { least: number; most: number; chips: number }>;

/** Chances of the classes behind the random card, in per cent. */
export const RANDOM_CARD = { low: 50, mid: 30, high: 20 } as const satisfies Record<CardClass, number>;
