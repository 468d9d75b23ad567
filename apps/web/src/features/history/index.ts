import { lazyPart } from '../../ui/lazy-part.tsx';

export { FirstMatchButton } from './first-match.tsx';
export { HistoryWindows } from './history-windows.tsx';

/** What the end of a match says that does not count. */
export const UncountedNotice = lazyPart(async () => ({ default: (await import('./flag-notice.tsx')).UncountedNotice }));
/** A player's matches: normal and ranked ones, with a filter. */
export const MatchHistory = lazyPart(async () => ({ default: (await import('./match-history.tsx')).MatchHistory }));
