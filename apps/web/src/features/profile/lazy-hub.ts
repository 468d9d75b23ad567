import { lazyPart } from '../../ui/lazy-part.tsx';

/** The player's own corner: in its window, and as a page of home. */
export const ProfileHub = lazyPart(async () => ({ default: (await import('./hub/hub-body.tsx')).HubBody }));
