import { CARD_TIERS, type CardTier, RANK_SHOWN_ABOVE, type RankName, RANKS } from '../balance/ranked/ranks.ts';

export const rankOf = (wp: number): RankName => RANKS.find(({ below }) => wp < below)?.name ?? 'challenger';

/** The colour of the card that ranked points stand for; the rank's name follows `rankOf`. */
export const cardTierOf = (wp: number): CardTier => CARD_TIERS.find(({ below }) => wp < below)?.name ?? 'master';

/** How a profile shows its rank; null: not at all. */
export type RankStyle = 'plain' | 'gradient' | 'legendary';
export function rankStyle(wp: number): RankStyle | null {
  if (wp > RANK_SHOWN_ABOVE.legendary) return 'legendary';
  if (wp > RANK_SHOWN_ABOVE.gradient) return 'gradient';
  return wp > RANK_SHOWN_ABOVE.plain ? 'plain' : null;
}
