import { lazyPart } from '../../ui/lazy-part.tsx';

export { receiveClaimed, setAchievementSender, useClaimable } from './achievements-store.ts';
/** A page of the player's own corner. */
export const AchievementList = lazyPart(async () => ({
  default: (await import('./achievement-list.tsx')).AchievementList,
}));
