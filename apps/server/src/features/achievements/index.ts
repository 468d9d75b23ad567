export { type AchievementsService, createAchievementsService } from './achievements.service.ts';
export { achievementsFeature } from './achievements.feature.ts';
