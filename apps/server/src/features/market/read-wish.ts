import {
  canonicalWord,
  findPriceFault,
  GAME_LANGUAGES,
  type GameLanguage,
  MARKET_CURRENCIES,
  MARKET_TYPES,
  type MarketCurrency,
  type MarketType,
} from '@syllaboom/engine';
import type { ErrorCode } from '@syllaboom/contracts';
import { AppError } from '#platform/errors/app-error.ts';

/** How some languages write a text. */
export type Spelled = ReadonlyMap<GameLanguage, string>;

/** What somebody wants to sell. */
export interface SellWish {
  readonly type: MarketType;
  readonly spelled: Spelled;
  readonly price: number;
  readonly currency: MarketCurrency;
  readonly count: number;
}
/** Which open listing is meant. */
export interface ListingWish {
  readonly texts: readonly string[];
  readonly type: MarketType | null;
  readonly id: number | null;
  readonly locale: GameLanguage | null;
}
/** What somebody wants to buy, and what they have agreed to pay. */
export interface BuyWish extends ListingWish {
  readonly sellerId: string;
  readonly price: number | null;
  readonly currency: string | null;
}
type Body<Key extends string> = { readonly [One in Key]?: unknown };

const MOST_LETTERS = 200;
const PLAYER_ID = /^[\w-]{1,40}$/;
const isOneOf = <One extends string>(known: readonly One[], value: unknown): value is One =>
  known.some((one) => one === value);
const isGiven = (value: unknown): boolean => value !== undefined && value !== null;

/** Before anything else is looked at: 'Please enter a valid price'. */
export function requirePrice(price: unknown): void {
  if (findPriceFault(price, 'diamond') === 'price') throw new AppError('market/price');
}

/** Reads the body of a sale; throws `market/unsellable`, `market/count` and what is wrong with the price. */
export function readSellWish(body: Body<'word' | 'price' | 'currency' | 'count' | 'type' | 'locale'>): SellWish {
  const { currency, price, count = 1, type = 'discovery' } = body;
  if (!isOneOf(MARKET_CURRENCIES, currency) || !isOneOf(MARKET_TYPES, type)) throw new AppError('market/unsellable');
  const fault = findPriceFault(price, currency);
  if (fault !== null) throw new AppError(`market/${fault}`);
  const spelled = spell(body.word, readLocale(body.locale, 'market/unsellable'));
  if (spelled.size === 0) throw new AppError('market/unsellable');
  if (!Number.isSafeInteger(count) || Number(count) < 1) throw new AppError('market/count');
  return { type, spelled, price: Number(price), currency, count: Number(count) };
}

/** Reads which listing is meant; what names none throws `code`. */
export function readListingWish(body: Body<'word' | 'type' | 'id' | 'locale'>, code: ErrorCode): ListingWish {
  const { type, id } = body;
  const locale = readLocale(body.locale, code);
  const texts = [...new Set(spell(body.word, null).values())];
  if (texts.length === 0 || (isGiven(type) && !isOneOf(MARKET_TYPES, type))) throw new AppError(code);
  return {
    texts,
    type: isOneOf(MARKET_TYPES, type) ? type : null,
    id: isGiven(id) ? readId(id, code) : null,
    locale,
  };
}

/** Reads the body of a purchase; what names nothing that is for sale throws `market/not_for_sale`. */
export function readBuyWish(
  body: Body<'sellerId' | 'word' | 'type' | 'id' | 'locale' | 'price' | 'priceType'>,
): BuyWish {
  const { sellerId, price, priceType } = body;
  if (typeof sellerId !== 'string' || !PLAYER_ID.test(sellerId)) throw new AppError('market/not_for_sale');
  const listing = readListingWish(body, 'market/not_for_sale');
  // What cannot be a price is none that anything has.
  const isPrice = !isGiven(price) || Number.isSafeInteger(price);
  const isCurrency = !isGiven(priceType) || isOneOf(MARKET_CURRENCIES, priceType);
  if (!isPrice || !isCurrency) throw new AppError('market/price_changed');
  return {
    ...listing,
    sellerId,
    price: isGiven(price) ? Number(price) : null,
    currency: isOneOf(MARKET_CURRENCIES, priceType) ? priceType : null,
  };
}

/** How a search is written in a language, or in any: without doubles and nothing. */
export const spellSearch = (search: string, locale: GameLanguage | null): string[] => [
  ...new Set(spell(search, locale).values()),
];

function readLocale(locale: unknown, code: ErrorCode): GameLanguage | null {
  if (!isGiven(locale)) return null;
  if (!isOneOf(GAME_LANGUAGES, locale)) throw new AppError(code);
  return locale;
}

function readId(id: unknown, code: ErrorCode): number {
  const isId = typeof id === 'string' && /^\d{1,15}$/.test(id);
  if (!isId) throw new AppError(code);
  return Number(id);
}

function spell(word: unknown, locale: GameLanguage | null): Spelled {
  if (typeof word !== 'string' || word.length > MOST_LETTERS) return new Map();
  const languages = locale === null ? GAME_LANGUAGES : [locale];
  return new Map(
    languages.map((one) => [one, canonicalWord(word.trim(), one)] as const).filter(([, text]) => text !== ''),
  );
}
