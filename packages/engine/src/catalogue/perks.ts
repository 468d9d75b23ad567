/** Perks of ranked play: chosen and shown, without effect while the season's flag is off. */
export const PERKS = [
  'extra-health',
  'random-letter',
  'extra-time',
  'luck',
  'heart-gain',
  'alpha-heart',
  'category-heart',
] as const;
export type Perk = (typeof PERKS)[number];
