import { lazy } from 'react';

/** The page behind the tab. */
export const NewsScreen = lazy(async () => ({ default: (await import('./news-screen.tsx')).NewsScreen }));
