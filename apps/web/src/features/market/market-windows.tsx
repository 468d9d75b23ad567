import { Suspense } from 'react';
import { MARKET_HISTORY_WINDOW, SELL_WINDOW } from '../../navigation/windows.ts';
import { Boundary } from '../../ui/boundary.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { useWindows } from '../../ui/windows/manager.ts';

const SellWindow = lazyPart(async () => ({ default: (await import('./sell/sell-window.tsx')).SellWindow }));
const HistoryWindow = lazyPart(async () => ({ default: (await import('./history/history-window.tsx')).HistoryWindow }));

/** The windows of the marketplace over whatever is on the screen; they come when they are first opened. */
export function MarketWindows() {
  const sells = useWindows(({ open }) => open.includes(SELL_WINDOW));
  const looksBack = useWindows(({ open }) => open.includes(MARKET_HISTORY_WINDOW));
  return (
    <Boundary fallback={null}>
      <Suspense fallback={null}>
        {sells ? <SellWindow /> : null}
        {looksBack ? <HistoryWindow /> : null}
      </Suspense>
    </Boundary>
  );
}
