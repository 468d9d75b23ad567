import { lazyPart } from '../../ui/lazy-part.tsx';

export { receiveClaimed, setAchievementSender } from './achievements-store.ts';
/** A page of the player's own corner. */
export const AchievementList = lazyPart(async () => ({
  default: (await import('./achievement-list.tsx')).AchievementList,
}));
