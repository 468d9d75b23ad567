import { lazyPart } from '../../ui/lazy-part.tsx';

/** The categories of words: how far the player is in each, its words, its claim. */
export const CategoriesSection = lazyPart(async () => ({
  default: (await import('./categories-section.tsx')).CategoriesSection,
}));
