import { lazy } from 'react';

/** The page behind the tab of plain accounts and guests. */
export const CommunityScreen = lazy(async () => ({
  default: (await import('./community-screen.tsx')).CommunityScreen,
}));
