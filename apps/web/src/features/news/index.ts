import { lazyPart } from '../../ui/lazy-part.tsx';

/** The page behind the tab. */
export const NewsScreen = lazyPart(async () => ({ default: (await import('./news-screen.tsx')).NewsScreen }));
