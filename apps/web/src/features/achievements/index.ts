import { lazy } from 'react';

export { receiveClaimed, receiveProgress, setAchievementSender } from './achievements-store.ts';
/** A page of the player's own corner. */
export const AchievementList = lazy(async () => ({
  default: (await import('./achievement-list.tsx')).AchievementList,
}));
