import { lazyPart } from '../../ui/lazy-part.tsx';

export { MarketWindows } from './market-windows.tsx';

/** The marketplace, for its tab of the community. */
export const Marketplace = lazyPart(async () => ({ default: (await import('./marketplace.tsx')).Marketplace }));
/** In a word's window: the way to sell it, for whoever holds it. */
export const SellWord = lazyPart(async () => ({ default: (await import('./sell/sell-word.tsx')).SellWord }));
