import { lazyPart } from '../../ui/lazy-part.tsx';

/** The exchange of coins and diamonds, for the shop's tab. */
export const Exchange = lazyPart(async () => ({ default: (await import('./exchange.tsx')).Exchange }));
