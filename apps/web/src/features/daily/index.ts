import { lazyPart } from '../../ui/lazy-part.tsx';

export { askDailyWord } from './ask-daily-word.ts';
export { holdUnlocked, openOffer, useRewardWaits } from './daily-store.ts';
export { Unlocked } from './unlocked.tsx';
/** What the day brings, over home; fetched beside it. */
export const DailyLayer = lazyPart(async () => ({ default: (await import('./daily-layer.tsx')).DailyLayer }));
