import { lazyPart } from '../../ui/lazy-part.tsx';

export { categoryList, scenarioList } from './boards.ts';

/** The page behind the tab. */
export const LeaderboardScreen = lazyPart(async () => ({
  default: (await import('./leaderboard-screen.tsx')).LeaderboardScreen,
}));
/** All boards, for a window. */
export const BoardsSection = lazyPart(async () => ({
  default: (await import('./boards-section.tsx')).BoardsSection,
}));
/** One list of players with the own place below. */
export const SingleBoard = lazyPart(async () => ({ default: (await import('./board/board-view.tsx')).SingleBoard }));
