import { lazyPart } from '../../ui/lazy-part.tsx';

export { MatchFoundOverlay } from './found/match-found-overlay.tsx';
export { noteEntered, noteLeft } from './found/match-found.ts';
export { refuseWhileQueued } from './queue/queue.ts';
export { RankedButton } from './queue/ranked-button.tsx';
export { RankedRoomCard } from './rooms/ranked-room-card.tsx';
export { TopGameCard } from './rooms/top-game-card.tsx';

export const RankedScreen = lazyPart(async () => ({ default: (await import('./ranked-screen.tsx')).RankedScreen }));

/** The player's latest ranked matches. */
export const RankedMatches = lazyPart(async () => ({
  default: (await import('./matches/ranked-matches.tsx')).RankedMatches,
}));
