export { readBadges } from './badge.repository.ts';
export type { ClanDeps } from './clans.deps.ts';
export { clansFeature } from './clans.feature.ts';
export { takeEarned } from './exp/earned.repository.ts';
