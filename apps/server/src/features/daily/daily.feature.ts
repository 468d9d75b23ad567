import type { Feature } from '#manifest/feature.ts';
import { dailyPersonalData } from './personal-data.repository.ts';

/** Rewards and words of the day. */
export const dailyFeature = {
  personalData: dailyPersonalData,
  playerTables: ['daily_reward', 'daily_word_played'],
} satisfies Feature;
