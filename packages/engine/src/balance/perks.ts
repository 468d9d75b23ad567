import type { Perk } from '../catalogue/perks.ts';

/**
 * What each perk would do (rules section 10), for its description: hearts at the start or from the first completed
 * alphabet, letters paid in advance, seconds on every fuse, a factor on drops, the most hearts, words of a category for a
 * heart [L0052].
 */
export const PERK_EFFECTS = {
  'extra-health': 1,
  'random-letter': 1,
  'extra-time': 1,
  luck: 1.5,
  'heart-gain': 15,
  'alpha-heart': 2,
  'category-heart': 50,
} as const satisfies Record<Perk, number>;

/** No season lets perks act yet: they are chosen and shown, the match knows nothing of them [L0051 L0053]. */
export const PERKS_ACT = false;
