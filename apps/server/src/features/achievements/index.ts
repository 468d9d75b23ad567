export { type AchievementsService, createAchievementsService } from './achievements.service.ts';
export { achievementsPersonalData } from './personal-data.repository.ts';
