import { CLAN_FEES, CLAN_LEVELS, CLAN_SLOT_KEYS, CLANS } from '../balance/clans.ts';

/** What a fee is paid in, and what a clan's purse holds. */
export const CLAN_CURRENCIES = ['coin', 'diamond', 'key'] as const;
export type ClanCurrency = (typeof CLAN_CURRENCIES)[number];

/** What happens in a clan and its members read in its log. */
export const CLAN_DEEDS = [
  'founded',
  'accepted',
  'left',
  'kicked',
  'transferred',
  'passed_on',
  'renamed',
  'tag_changed',
  'described',
  'settings_changed',
  'slots',
] as const;
export type ClanDeedKind = (typeof CLAN_DEEDS)[number];

/** Colours of a tag, from the first levels to the highest. */
export const CLAN_TIERS = [
  'novice',
  'apprentice',
  'adept',
  'skilled',
  'veteran',
  'expert',
  'elite',
  'master',
  'champion',
  'mythic',
  'legendary',
] as const;
export type ClanTier = (typeof CLAN_TIERS)[number];

/** Exp at which each level begins; index 0 is level 1. */
const LEVEL_STARTS = createLevelStarts();

function createLevelStarts(): readonly number[] {
  const starts = [0];
  for (let step = 1; step < CLAN_LEVELS.most; step++)
    starts.push((starts.at(-1) ?? 0) + Math.floor(CLAN_LEVELS.firstExp * CLAN_LEVELS.growth ** (step - 1)));
  return starts;
}

/** The level that so much clan exp makes. */
export function clanLevelOfExp(exp: number): number {
  let level = 1;
  while (level < LEVEL_STARTS.length && exp >= (LEVEL_STARTS[level] ?? Number.POSITIVE_INFINITY)) level++;
  return level;
}

/** Clan exp at which a level begins. */
export const clanExpOfLevel = (level: number): number =>
  LEVEL_STARTS[Math.min(Math.max(level, 1), LEVEL_STARTS.length) - 1] ?? 0;

/** The colour of a tag at a level; the last one stays. */
export const clanTierOfLevel = (level: number): ClanTier =>
  CLAN_TIERS[Math.min(Math.max(0, Math.floor((level - 1) / CLAN_LEVELS.perTier)), CLAN_TIERS.length - 1)] ?? 'novice';

/** Clan exp of what members have earned in all. */
export const clanExpOf = (earned: number): number => Math.floor((earned * CLANS.expPercent) / 100);

/** Keys for one more place; null: there are as many as there can be. */
export const slotKeysOf = (slots: number): number | null =>
  CLAN_SLOT_KEYS.find(({ below }) => slots < below)?.keys ?? null;

/** Whether so much may be asked. */
export const isClanFee = (fee: unknown, currency: ClanCurrency): fee is number =>
  Number.isSafeInteger(fee) && Number(fee) >= 0 && Number(fee) <= CLAN_FEES[currency];
export const isClanMinLevel = (level: unknown): level is number =>
  Number.isSafeInteger(level) && Number(level) >= CLANS.minLevelLeast && Number(level) <= CLANS.minLevelMost;
