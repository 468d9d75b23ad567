import { RANK_SHOWN_ABOVE, type RankName, RANKS } from '../balance/ranks.ts';

/** The rank that ranked points stand for [R0554]. */
export const rankOf = (wp: number): RankName => RANKS.find(({ below }) => wp < below)?.name ?? 'challenger';

/** How a profile shows its rank; null: not at all [R0555]. */
export type RankLook = 'plain' | 'gradient' | 'legendary';
export function rankLook(wp: number): RankLook | null {
  if (wp > RANK_SHOWN_ABOVE.legendary) return 'legendary';
  if (wp > RANK_SHOWN_ABOVE.gradient) return 'gradient';
  return wp > RANK_SHOWN_ABOVE.plain ? 'plain' : null;
}
