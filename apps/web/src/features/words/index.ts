import { lazyPart } from '../../ui/lazy-part.tsx';

export { WordWindow } from './detail/word-window.tsx';

/** The player's own words: figures, filters, an album with pages. */
export const Discoveries = lazyPart(async () => ({ default: (await import('./list/discoveries.tsx')).Discoveries }));
