import { lazyPart } from '../../ui/lazy-part.tsx';

export { CollectionWindows } from './collection-windows.tsx';

/** The shelves with the player's own collections and everybody's public ones. */
export const Collections = lazyPart(async () => ({ default: (await import('./shelf/collections.tsx')).Collections }));
/** In a word's window: puts the word into a collection of the player's. */
export const AddToCollection = lazyPart(async () => ({
  default: (await import('./add/add-to-collection.tsx')).AddToCollection,
}));
