import { lazyPart } from '../../ui/lazy-part.tsx';

export { HistoryWindows } from './history-windows.tsx';
export { openMatch } from './open-match.ts';

/** A player's matches: normal and ranked ones, with a filter. */
export const MatchHistory = lazyPart(async () => ({ default: (await import('./match-history.tsx')).MatchHistory }));
