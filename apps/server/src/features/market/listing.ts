import {
  coinValueOf,
  GAME_LANGUAGES,
  type GameLanguage,
  type MarketCurrency,
  type MarketType,
} from '@syllaboom/engine';

/** Pieces of a listing in one language. */
export interface Piece {
  readonly locale: GameLanguage;
  readonly count: number;
}
/** What is for sale. */
export interface Offer {
  readonly sellerId: string;
  readonly type: MarketType;
  readonly word: string;
  /** In the order of the game's languages, none twice. */
  readonly pieces: readonly Piece[];
  readonly price: number;
  readonly currency: MarketCurrency;
  readonly offensive: boolean;
  readonly listedAt: Date;
}
export interface Listing extends Offer {
  readonly id: number;
}
/** How a listing ended: sold out, by its seller, because its word has left. */
export type Ending = 'sold' | 'removed' | 'left';

export const countOf = (pieces: readonly Piece[]): number => pieces.reduce((sum, { count }) => sum + count, 0);
export const worthOfPiece = ({ price, currency }: Pick<Offer, 'price' | 'currency'>): number =>
  coinValueOf({ price, currency });

/** Both together, in the order of the languages. */
export function joinPieces(some: readonly Piece[], more: readonly Piece[]): Piece[] {
  return GAME_LANGUAGES.flatMap((locale) => {
    const count = countOf([...some, ...more].filter((piece) => piece.locale === locale));
    return count === 0 ? [] : [{ locale, count }];
  });
}

/** What is left without so many pieces of a language. */
export const withoutPieces = (pieces: readonly Piece[], locale: string, count: number): Piece[] =>
  pieces.flatMap((piece) => {
    if (piece.locale !== locale) return [piece];
    return piece.count > count ? [{ ...piece, count: piece.count - count }] : [];
  });

/** The first so many free pieces in the order of the languages; null: there are fewer. */
export function takeFirst(free: readonly Piece[], count: number): Piece[] | null {
  const taken: Piece[] = [];
  let missing = count;
  for (const piece of joinPieces(free, [])) {
    if (missing === 0) break;
    const part = Math.min(missing, piece.count);
    taken.push({ ...piece, count: part });
    missing -= part;
  }
  return missing === 0 ? taken : null;
}
