import { requireAccount } from '#features/account';
import { releaseItems } from '#features/inventory';
import { runOperation } from '#features/wallet';
import { type NamedWord, readHeldOfMatches, setPromised } from '#features/words';
import type { Tx } from '#platform/db/index.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { type Listing, type Piece, withoutPieces } from './listing.ts';
import { closeListing, lockAllOf, lockOfWord, lockWanted, saveListing } from './listing.repository.ts';
import type { MarketDeps } from './market.deps.ts';
import type { ListingWish } from './read-wish.ts';

/**
 * Takes a listing of the player's own off the market, or its pieces of one language, once per key: they are free again. Works
 * while the market is closed, too. Throws `market/not_listed`.
 */
export async function removeListing(
  { database, clock, ports }: MarketDeps,
  playerId: string,
  wish: ListingWish,
  key: string,
): Promise<void> {
  await runOperation<null>(database, { actor: playerId, key, kind: 'remove-listing', body: wish }, async (tx) => {
    await requireAccount(tx, playerId);
    const listing = await lockWanted(tx, playerId, wish);
    if (listing === null) throw new AppError('market/not_listed');
    const stays = wish.locale === null ? [] : listing.pieces.filter(({ locale }) => locale !== wish.locale);
    const goes = wish.locale === null ? listing.pieces : listing.pieces.filter(({ locale }) => locale === wish.locale);
    if (stays.length > 0) await saveListing(tx, { ...listing, pieces: stays });
    else await closeListing(tx, listing.id, 'removed', clock.now());
    await release(tx, listing, goes);
    ports.announceChange(tx, playerId);
    return null;
  });
}

/** The player is about to be erased, and their listings with them: nothing of theirs is promised any more. */
export async function freeAllOf(tx: Tx, playerId: string): Promise<void> {
  for (const listing of await lockAllOf(tx, playerId)) await release(tx, listing, listing.pieces);
}

/** A word is about to leave its dictionary: comes before the word is locked. */
export async function endListingsOfWord(tx: Tx, { locale, word }: NamedWord, at: Date): Promise<void> {
  for (const listing of await lockOfWord(tx, locale, word)) {
    await release(
      tx,
      listing,
      listing.pieces.filter((piece) => piece.locale === locale),
    );
    const stays = withoutPieces(listing.pieces, locale, 1);
    if (stays.length > 0) await saveListing(tx, { ...listing, pieces: stays });
    else await closeListing(tx, listing.id, 'left', at);
  }
}

/** What a player discovered in these matches is about to be taken back: comes before the words are locked. */
export async function endListingsOfMatches(
  tx: Tx,
  { playerId, matchIds, at }: { readonly playerId: string; readonly matchIds: readonly string[]; readonly at: Date },
): Promise<void> {
  for (const word of await readHeldOfMatches(tx, playerId, matchIds)) await endListingsOfWord(tx, word, at);
}

async function release(tx: Tx, { sellerId, type, word }: Listing, pieces: readonly Piece[]): Promise<void> {
  if (type === 'discovery') {
    const locales = pieces.map(({ locale }) => locale);
    if ((await setPromised(tx, { holderId: sellerId, word, locales }, false)) !== pieces.length)
      throw new Error(`Nobody has promised that: ${word}`);
    return;
  }
  await releaseItems(
    tx,
    pieces.map(({ locale, count }) => ({ playerId: sellerId, kind: 'tile', locale, item: word, count })),
  );
}
