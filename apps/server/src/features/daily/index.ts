export { bonusesOfDailyWord } from './played-daily-words.ts';
export { createDailyService, type DailyService } from './daily.service.ts';
export { dailyFeature } from './daily.feature.ts';
