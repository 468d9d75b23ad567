import type { MarketListing } from '@syllaboom/contracts';
import { type GameLanguage, MARKET } from '@syllaboom/engine';
import { lockAccount } from '#features/account';
import { readStockAmong, reserveItems } from '#features/inventory';
import { requireLevel } from '#features/profile';
import { runOperation } from '#features/wallet';
import { lockHeldCopies, setPromised } from '#features/words';
import type { Tx } from '#platform/db/index.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { countOf, joinPieces, type Listing, type Offer, type Piece, takeFirst } from './listing.ts';
import { addListing, countOpen, lockOwn, saveListing } from './listing.repository.ts';
import { describeListing, lastPriceOf } from './list-market.ts';
import type { MarketDeps } from './market.deps.ts';
import { readSellWish, requirePrice, type SellWish, type Spelled } from './read-wish.ts';

type Body = Parameters<typeof readSellWish>[0];
/** What of a spelling is the seller's and promised nowhere. */
interface Goods {
  readonly word: string;
  readonly free: readonly Piece[];
}

/**
 * Offers pieces, once per key: they are promised from here on, join what the seller offers of the same thing, and all of it
 * takes the new price. Throws what is wrong with the wish in the order in which the page asks for it. Account, listing, words
 * or things: so the rows are locked.
 */
export async function sellPieces(deps: MarketDeps, playerId: string, body: Body, key: string): Promise<MarketListing> {
  requirePrice(body.price);
  await requireLevel(deps.database.db, playerId, MARKET.sellLevel, 'market/sell_level');
  const wish = readSellWish(body);
  const offensive = await findOffensive(deps, wish.spelled);
  const { spelled, ...asked } = wish;
  const { result } = await runOperation<MarketListing>(
    deps.database,
    { actor: playerId, key, kind: 'sell', body: { ...asked, spelled: [...spelled] } },
    async (tx) => {
      // Alone: two sales at once would both find room for one more listing.
      if ((await lockAccount(tx, playerId)) === null) throw new AppError('auth/token_invalid');
      const listing = await list(tx, deps, playerId, wish, offensive);
      deps.ports.announceChange(tx, playerId);
      return describeListing(listing, await lastPriceOf(tx, listing));
    },
  );
  return result;
}

async function list(
  tx: Tx,
  { clock }: MarketDeps,
  sellerId: string,
  wish: SellWish,
  offensive: ReadonlyMap<GameLanguage, boolean>,
): Promise<Listing> {
  const { type, price, currency, count } = wish;
  // Each of the spellings may be on sale already; a listing comes before what it promises.
  const texts = [...new Set(wish.spelled.values())];
  const open = new Map<string, Listing>();
  for (const word of texts) {
    const listing = await lockOwn(tx, { sellerId, type, word });
    if (listing !== null) open.set(word, listing);
  }
  const goods = await readGoods(tx, sellerId, wish);
  const pieces = takeFirst(goods.free, count);
  if (pieces === null) throw new AppError('market/count');
  await promise(tx, sellerId, { type, word: goods.word, pieces });
  const isHidden = pieces.some(({ locale }) => {
    const isOffensive = offensive.get(locale);
    if (isOffensive === undefined) throw new AppError('words/language_building', { retryAfterSeconds: 5 });
    return isOffensive;
  });
  const known = open.get(goods.word);
  if (known === undefined) {
    if ((await countOpen(tx, sellerId)) >= MARKET.mostListings) throw new AppError('market/too_many');
    const listedAt = clock.now();
    return addListing(tx, { sellerId, type, word: goods.word, pieces, price, currency, offensive: isHidden, listedAt });
  }
  const joined = {
    ...known,
    price,
    currency,
    pieces: joinPieces(known.pieces, pieces),
    offensive: known.offensive || isHidden,
  };
  await saveListing(tx, joined);
  return joined;
}

/** The first spelling of which the seller has anything. */
async function readGoods(tx: Tx, sellerId: string, { type, spelled }: SellWish): Promise<Goods> {
  const owned = type === 'discovery' ? await readWords(tx, sellerId, spelled) : await readTiles(tx, sellerId, spelled);
  const [first] = owned;
  if (first === undefined) throw new AppError('market/not_owned');
  const free = owned.filter(({ word }) => word === first.word).map(({ locale, count }) => ({ locale, count }));
  return { word: first.word, free };
}

type Owned = Piece & { readonly word: string };

const readWords = async (tx: Tx, sellerId: string, spelled: Spelled): Promise<Owned[]> =>
  (await lockHeldCopies(tx, sellerId, spelled)).map(({ locale, word, reserved }) => ({
    locale,
    word,
    count: reserved ? 0 : 1,
  }));

async function readTiles(tx: Tx, sellerId: string, spelled: Spelled): Promise<Owned[]> {
  const stock = await readStockAmong(tx, sellerId, 'tile', spelled);
  return [...spelled].flatMap(([locale, word]) => {
    const held = stock.find((one) => one.locale === locale);
    return held === undefined ? [] : [{ locale, word, count: held.count - held.reserved }];
  });
}

/** Nobody else can have them from here on. */
async function promise(
  tx: Tx,
  sellerId: string,
  { type, word, pieces }: Pick<Offer, 'type' | 'word' | 'pieces'>,
): Promise<void> {
  if (type === 'discovery') {
    const locales = pieces.map(({ locale }) => locale);
    const promised = await setPromised(tx, { holderId: sellerId, word, locales }, true);
    if (promised !== countOf(pieces)) throw new AppError('market/count');
    return;
  }
  try {
    await reserveItems(
      tx,
      pieces.map(({ locale, count }) => ({ playerId: sellerId, kind: 'tile', locale, item: word, count })),
    );
  } catch (cause) {
    // Something else has taken them a moment ago.
    if (cause instanceof AppError && cause.code === 'inventory/not_enough')
      throw new AppError('market/count', { cause });
    throw cause;
  }
}

/** By language, whether the text may not be shown unasked; left out where nobody knows yet. */
async function findOffensive({ ports }: MarketDeps, spelled: Spelled): Promise<ReadonlyMap<GameLanguage, boolean>> {
  const known = new Map<GameLanguage, boolean>();
  for (const [locale, text] of spelled) {
    const isOffensive = await ports.isOffensive(locale, text);
    if (isOffensive !== null) known.set(locale, isOffensive);
  }
  return known;
}
