import { lazy } from 'react';

export { askDailyWord } from './ask-daily-word.ts';
/** What the day brings, over home; fetched beside it. */
export const DailyLayer = lazy(async () => ({ default: (await import('./daily-layer.tsx')).DailyLayer }));
