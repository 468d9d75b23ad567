import type { Feature } from '#manifest/feature.ts';
import { achievementsPersonalData } from './personal-data.repository.ts';

/** Steps of achievements that were claimed. */
export const achievementsFeature = {
  personalData: achievementsPersonalData,
  playerTables: ['achievement_step'],
} satisfies Feature;
