import { lazyPart, ornamentPart } from '../../ui/lazy-part.tsx';

export { askDailyWord } from './ask-daily-word.ts';
export { holdUnlocked } from './daily-store.ts';
/** Something new in the inventory, wherever the player is. */
export const UnlockedPopup = ornamentPart(async () => ({
  default: (await import('./unlocked-popup.tsx')).UnlockedPopup,
}));
/** What the day brings, over home; fetched beside it. */
export const DailyLayer = lazyPart(async () => ({ default: (await import('./daily-layer.tsx')).DailyLayer }));
