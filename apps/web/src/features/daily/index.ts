import { lazy } from 'react';

export { askDailyWord } from './ask-daily-word.ts';
export { showUnlocked } from './daily-news.ts';
/** What the day brings, over home; fetched beside it. */
export const DailyLayer = lazy(async () => ({ default: (await import('./daily-layer.tsx')).DailyLayer }));
/** Something new in the own inventory, wherever the player is. */
export const UnlockedPopup = lazy(async () => ({ default: (await import('./unlocked-popup.tsx')).UnlockedPopup }));
