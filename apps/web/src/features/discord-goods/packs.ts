/** Packs of diamonds for real money; their prices are the platform's. */
export const GEM_PACKS = [50, 125, 250, 750] as const;

/** What is said of a pack in its corner. */
export type Praise = 'popular' | 'bestOffer';
/** By the number of diamonds, or of keys. */
export const PRAISED: Readonly<Record<'diamond' | 'key', Readonly<Partial<Record<number, Praise>>>>> = {
  diamond: { 250: 'popular', 750: 'bestOffer' },
  key: { 10: 'popular', 20: 'bestOffer' },
};
