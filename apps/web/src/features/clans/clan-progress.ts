import { CLAN_LEVELS, clanExpOfLevel, clanLevelOfExp, clanTierOfLevel, type ClanTier } from '@syllaboom/engine';

/** Where a clan's exp stands on the curve of clans. */
interface ClanProgress {
  readonly level: number;
  readonly tier: ClanTier;
  /** Exp within the level, and how much the level takes. */
  readonly have: number;
  readonly need: number;
  /** 0–1 */
  readonly part: number;
}

export function clanProgress(exp: number): ClanProgress {
  const level = clanLevelOfExp(exp);
  const tier = clanTierOfLevel(level);
  const isTop = level >= CLAN_LEVELS.most;
  const from = clanExpOfLevel(isTop ? level - 1 : level);
  const need = clanExpOfLevel(isTop ? level : level + 1) - from;
  const have = Math.min(need, exp - from);
  return { level, tier, have, need, part: have / need };
}
