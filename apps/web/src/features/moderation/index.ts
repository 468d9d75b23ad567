import { lazyPart } from '../../ui/lazy-part.tsx';

export { openProposals } from './proposals/proposals-store.ts';
export { ProposalsWindow } from './proposals/proposals-window.tsx';
export { openRemovals } from './removals/removals-store.ts';
export { RemovalsWindow } from './removals/removals-window.tsx';
export { openReport, reportableOf } from './report-target.ts';
export { ReportWindow } from './report-window.tsx';
export { staffAreasOf } from './staff/staff-areas.ts';

/** Questions that players proposed, for those who may review them. */
export const PendingTrivia = lazyPart(async () => ({
  default: (await import('./trivia/pending-trivia.tsx')).PendingTriviaList,
}));
/** The staff's pages: fetched only by those who have them. */
export const StaffScreen = lazyPart(async () => ({ default: (await import('./staff/staff-screen.tsx')).StaffScreen }));
