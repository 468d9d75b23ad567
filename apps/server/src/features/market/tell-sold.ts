import type { Popup } from '@syllaboom/contracts';
import type { MarketDeps } from './market.deps.ts';
import { hasUntold, takeUntold } from './sale.repository.ts';

type Deps = Pick<MarketDeps, 'database' | 'channel'>;
type Sold = Awaited<ReturnType<typeof takeUntold>>;

/**
 * Tells a seller, wherever they are connected, what was sold since they heard of it last: each sale for itself, or, for one
 * who was away, all of them in one sentence. Each once, however many ask at once.
 */
export async function tellSold({ database, channel }: Deps, sellerId: string, as: 'here' | 'away'): Promise<void> {
  // Asked at every visit, and hardly ever is there any: no transaction for that.
  if (!(await hasUntold(database.db, sellerId))) return;
  await database.transact(async (tx) => {
    const sold = await takeUntold(tx, sellerId);
    const popups = as === 'away' && sold.length > 1 ? [sumUp(sold)] : sold.map(sayOne);
    for (const popup of popups) channel.sendAfter(tx, [sellerId], 'popup', popup);
  });
}

function sayOne({ word, price, currency }: Sold[number]): Popup {
  return currency === 'coin'
    ? { kind: 'notice', key: 'sold', params: { word, coins: price } }
    : { kind: 'notice', key: 'soldForDiamonds', params: { word, diamonds: price } };
}

function sumUp(sold: Sold): Popup {
  const sum = (of: Sold[number]['currency']) =>
    sold.reduce((total, { price, currency }) => total + (currency === of ? price : 0), 0);
  const [pieces, coins, diamonds] = [sold.length, sum('coin'), sum('diamond')];
  if (diamonds === 0) return { kind: 'notice', key: 'soldWhileAway', params: { pieces, coins } };
  if (coins === 0) return { kind: 'notice', key: 'soldWhileAwayForDiamonds', params: { pieces, diamonds } };
  return { kind: 'notice', key: 'soldWhileAwayForBoth', params: { pieces, coins, diamonds } };
}

/** Tells sellers who are connected to this process, as soon as something of theirs is sold in any; returns the way to stop. */
export function watchSales(deps: Pick<MarketDeps, 'database' | 'channel' | 'logger'>): () => void {
  return deps.channel.subscribe((playerId, { event }) => {
    if (event !== 'sold' || !deps.channel.isHere(playerId)) return;
    tellSold(deps, playerId, 'here').catch((cause: unknown) =>
      deps.logger.warn({ part: 'market', err: cause }, 'A seller could not be told'),
    );
  });
}
