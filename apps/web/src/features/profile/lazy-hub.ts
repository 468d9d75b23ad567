import { lazy } from 'react';

/** The player's own corner: in its window, and as a page of home. */
export const ProfileHub = lazy(async () => ({ default: (await import('./hub/hub-body.tsx')).HubBody }));
