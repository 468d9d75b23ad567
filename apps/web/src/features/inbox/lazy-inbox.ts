import { lazyPart } from '../../ui/lazy-part.tsx';

/** The chats of the player: in their window, and as a section of the own corner. */
export const InboxSection = lazyPart(async () => ({ default: (await import('./inbox-body.tsx')).InboxBody }));
