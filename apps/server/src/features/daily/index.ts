export { bonusesOfDailyWord } from './played-daily-words.ts';
export { createDailyService, type DailyService } from './daily.service.ts';
export { dailyPersonalData } from './personal-data.repository.ts';
