import { lazy } from 'react';

export { MatchFoundOverlay } from './found/match-found-overlay.tsx';
export { noteEntered, noteLeft } from './found/match-found.ts';
export { refuseWhileQueued } from './queue/queue.ts';
export { RankedButton } from './queue/ranked-button.tsx';
export { RankedRoomCard } from './rooms/ranked-room-card.tsx';
export { TopGameCard } from './rooms/top-game-card.tsx';

/** The ranked tab. */
export const RankedScreen = lazy(async () => ({ default: (await import('./ranked-screen.tsx')).RankedScreen }));

/** The player's latest ranked matches. */
export const RankedMatches = lazy(async () => ({
  default: (await import('./matches/ranked-matches.tsx')).RankedMatches,
}));
