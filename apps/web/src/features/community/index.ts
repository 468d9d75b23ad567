import { lazyPart } from '../../ui/lazy-part.tsx';

/** The page behind the tab of plain accounts and guests. */
export const CommunityScreen = lazyPart(async () => ({
  default: (await import('./community-screen.tsx')).CommunityScreen,
}));
