import type { FeatureRoutes } from '#manifest/feature.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { buyPiece } from './buy-piece.ts';
import { removeListing } from './end-listings.ts';
import { listGoods } from './list-goods.ts';
import { listMarket } from './list-market.ts';
import { listPairs } from './list-pairs.ts';
import { listSales } from './list-sales.ts';
import type { MarketDeps } from './market.deps.ts';
import { openPages } from './read-page.ts';
import { readBuyWish, readListingWish } from './read-wish.ts';
import { sellPieces } from './sell-pieces.ts';

/** What is for sale, selling, buying, and what was sold. */
export const createMarketRoutes = (deps: MarketDeps) => {
  const readPage = openPages(deps.database, deps.clock);
  return {
    market: ({ caller, query }) => listMarket(deps, readPage, caller.playerId, query),
    marketHistory: ({ caller, query }) => listSales(deps, caller.playerId, query.mine === 'true'),
    marketGoods: ({ caller, query }) => listGoods(deps, caller.playerId, query),
    sellWord: async ({ caller, body, key }) => {
      requireOpen(deps);
      return { success: true, listing: await sellPieces(deps, caller.playerId, body, key) };
    },
    buyWord: async ({ caller, body, key }) => {
      requireOpen(deps);
      const { currency: priceType, ...bought } = await buyPiece(deps, caller.playerId, readBuyWish(body), key);
      return { success: true, ...bought, priceType };
    },
    removeListing: async ({ caller, body, key }) => {
      await removeListing(deps, caller.playerId, readListingWish(body, 'market/not_listed'), key);
      return { success: true };
    },
    tradingPairs: ({ query }) => listPairs(deps, query.page),
  } satisfies FeatureRoutes;
};

function requireOpen({ isOpen }: MarketDeps): void {
  if (!isOpen) throw new AppError('market/off');
}
