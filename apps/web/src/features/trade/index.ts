import { lazyPart } from '../../ui/lazy-part.tsx';

/** The community's page, behind its tab. */
export const TradeScreen = lazyPart(async () => ({ default: (await import('./trade-screen.tsx')).TradeScreen }));
