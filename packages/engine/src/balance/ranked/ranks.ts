/** Names of the ranks, the lowest first, with the points below which each ends. */
export const RANKS = [
  { name: 'iron', below: 750 },
  { name: 'bronze', below: 1000 },
  { name: 'silver', below: 1500 },
  { name: 'gold', below: 2000 },
  { name: 'diamond', below: 2500 },
  { name: 'platinum', below: 3000 },
  { name: 'master', below: 3500 },
  { name: 'challenger', below: Number.POSITIVE_INFINITY },
] as const;
export type RankName = (typeof RANKS)[number]['name'];

/** A profile shows the rank above these points, festively above more, as a legend above still more. */
export const RANK_SHOWN_ABOVE = { plain: 500, gradient: 2500, legendary: 3000 } as const satisfies Record<
  string,
  number
>;

/** Colours of the card in ranked play, the lowest first, with the points below which each ends: names of their own beside the ranks. */
export const CARD_TIERS = [
  { name: 'bronze', below: 750 },
  { name: 'novice', below: 1000 },
  { name: 'silver', below: 1500 },
  { name: 'gold', below: 2000 },
  { name: 'diamond', below: 2500 },
  { name: 'platinum', below: 3000 },
  { name: 'master', below: Number.POSITIVE_INFINITY },
] as const;
export type CardTier = (typeof CARD_TIERS)[number]['name'];
