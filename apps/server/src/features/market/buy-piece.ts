import { MARKET, type GameLanguage, type MarketCurrency, type MarketType } from '@syllaboom/engine';
import { holdAccountsWithBans } from '#features/account';
import { moveItems } from '#features/inventory';
import { requireLevel } from '#features/profile';
import { post, runOperation } from '#features/wallet';
import { handWordOver } from '#features/words';
import type { Tx } from '#platform/db/index.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { countOf, type Listing, withoutPieces } from './listing.ts';
import { lockWanted } from './listing.repository.ts';
import type { MarketDeps } from './market.deps.ts';
import type { BuyWish } from './read-wish.ts';
import { writeSale } from './sale.repository.ts';

/** What was bought. */
export interface Bought {
  readonly word: string;
  readonly type: MarketType;
  readonly locale: GameLanguage;
  readonly price: number;
  readonly currency: MarketCurrency;
  readonly remaining: number;
}

const gone = () => new AppError('market/not_for_sale');

/**
 * Buys one piece, once per key, at the price that the buyer has agreed to: the full price goes to the seller, the piece to the
 * buyer, the sale into the history. Accounts, listing, pair, word, purses, things: so the rows are locked.
 */
export async function buyPiece(deps: MarketDeps, buyerId: string, wish: BuyWish, key: string): Promise<Bought> {
  const { sellerId } = wish;
  if (sellerId === buyerId) throw new AppError('market/own');
  // Looked up while the transaction begins, for a buyer waits; it has its connection first, so none waits for another.
  const levelIsHighEnough = requireLevel(deps.database.db, buyerId, MARKET.buyLevel, 'market/buy_level');
  levelIsHighEnough.catch(() => undefined);
  const at = deps.clock.now();
  const { result } = await runOperation<Bought>(
    deps.database,
    { actor: buyerId, key, kind: 'buy', body: wish },
    async (tx, operationId) => {
      await levelIsHighEnough;
      await requireTraders(tx, buyerId, sellerId);
      const listing = await lockWanted(tx, sellerId, wish);
      if (listing === null) throw gone();
      requireAgreed(listing, wish);
      const piece =
        wish.locale === null ? listing.pieces[0] : listing.pieces.find(({ locale }) => locale === wish.locale);
      if (piece === undefined) throw gone();
      const { locale } = piece;
      const left = withoutPieces(listing.pieces, locale, 1);
      if ((await writeSale(tx, { listing, buyerId, locale, left, at })) > MARKET.mostOfPair)
        throw new AppError('market/pair_limit');
      const goods = { from: sellerId, to: buyerId, locale, word: listing.word };
      if (listing.type === 'discovery' && !(await handWordOver(tx, goods))) throw gone();
      await pay(tx, operationId, listing, buyerId);
      if (listing.type === 'syllable')
        await moveItems(tx, operationId, [
          { from: sellerId, to: buyerId, kind: 'tile', locale, item: listing.word, count: 1, reserved: true },
        ]);
      for (const playerId of [buyerId, sellerId]) deps.ports.announceChange(tx, playerId);
      deps.channel.sendAfter(tx, [sellerId], 'sold', {});
      const { word, type, price, currency } = listing;
      return { word, type, locale, price, currency, remaining: countOf(left) };
    },
  );
  return result;
}

/** Holds both against erasing. A seller who is banned sells nothing. */
async function requireTraders(tx: Tx, buyerId: string, sellerId: string): Promise<void> {
  const standing = await holdAccountsWithBans(tx, [buyerId, sellerId]);
  if (!standing.has(buyerId)) throw new AppError('auth/token_invalid');
  if (standing.get(sellerId)?.banned !== false) throw gone();
}

function requireAgreed({ price, currency }: Listing, wish: BuyWish): void {
  const isAgreed =
    (wish.price === null || wish.price === price) && (wish.currency === null || wish.currency === currency);
  if (!isAgreed) throw new AppError('market/price_changed', { params: { price, currency } });
}

async function pay(
  tx: Tx,
  operationId: number,
  { sellerId, price, currency }: Listing,
  buyerId: string,
): Promise<void> {
  try {
    await post(tx, operationId, [{ from: { playerId: buyerId }, to: { playerId: sellerId }, currency, amount: price }]);
  } catch (cause) {
    if (!(cause instanceof AppError && cause.code === 'wallet/insufficient_funds')) throw cause;
    throw new AppError(currency === 'coin' ? 'shop/not_enough_gold' : 'shop/not_enough_diamonds', { cause });
  }
}
