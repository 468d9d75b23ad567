import { lazy } from 'react';

export { HistoryWindows } from './history-windows.tsx';
export { openMatch } from './open-match.ts';

/** A player's matches: normal and ranked ones, with a filter. */
export const MatchHistory = lazy(async () => ({ default: (await import('./match-history.tsx')).MatchHistory }));
