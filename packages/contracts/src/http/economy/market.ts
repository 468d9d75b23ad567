import { MARKET_CURRENCIES, MARKET_TYPES } from '@syllaboom/engine';
import { z } from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { LanguageCode, PlayerRef, WornFrame } from '../shapes.ts';

/** What prices may stand in; nothing asks for keys, yet a list may show them. */
const PriceType = z.enum(['coin', 'diamond', 'key']);
const Type = z.enum(MARKET_TYPES);
const PageNumber = z.optional(z.string().check(z.regex(/^[1-9]\d{0,4}$/)));
const Search = z.optional(z.string().check(z.maxLength(200)));

export const MARKET_SORTS = ['newest', 'price_asc', 'price_desc'] as const;
export type MarketSort = (typeof MARKET_SORTS)[number];

/** What the same thing, in the same language, last sold for. */
export const LastSale = z.object({
  price: z.int(),
  priceType: z.enum(MARKET_CURRENCIES),
  /** ISO time. */
  at: z.string(),
});
export type LastSale = z.infer<typeof LastSale>;

/** Something that is for sale. A buy takes one piece, of the first language unless it says which. */
export const MarketListing = z.object({
  id: z.string(),
  word: z.string(),
  /** The languages of its pieces, in the order of the game's languages. */
  locales: z.array(z.string()),
  /** What one piece costs. */
  price: z.int(),
  priceType: PriceType,
  type: z.enum(['discovery', 'syllable', 'other']),
  /** Pieces left. */
  count: z.int(),
  /** ISO time. */
  listedAt: z.string(),
  /** Of the first language; null: it was never sold. */
  lastSale: z.nullable(LastSale),
});
export type MarketListing = z.infer<typeof MarketListing>;

/** The listings of one seller. */
export const MarketSeller = z.object({
  _id: z.string(),
  displayName: z.string(),
  avatar: z.string(),
  frame: WornFrame,
  words: z.array(MarketListing),
});
export type MarketSeller = z.infer<typeof MarketSeller>;

/** All empty where the player is banned or the account erased. */
const Trader = PlayerRef;
/** A sale of one piece. */
export const MarketSale = z.object({
  /** 24 hexadecimal digits, of which the first eight are the second since 1970. */
  _id: z.string(),
  word: z.string(),
  type: Type,
  /** The one language of the piece. */
  locales: z.array(z.string()),
  seller: Trader,
  buyer: Trader,
  price: z.int(),
  priceType: PriceType,
});
export type MarketSale = z.infer<typeof MarketSale>;

/** Something of the caller's that can be sold, or lies on the market already. */
export const MarketGood = z.object({
  word: z.string(),
  type: Type,
  /** By language, in the order of the game's languages: how many the caller has, and how many of them are promised nowhere. */
  pieces: z.array(z.object({ locale: z.string(), count: z.int(), free: z.int() })),
  /** The caller's open listing of it, which further pieces join and whose price a sale at another price changes. */
  listing: z.nullable(z.object({ price: z.int(), priceType: z.enum(MARKET_CURRENCIES), count: z.int() })),
  /** Of the first language of `pieces`. */
  lastSale: z.nullable(LastSale),
});
export type MarketGood = z.infer<typeof MarketGood>;

/** Of long lists the number of pages and listings is up to half a minute old. A page behind the last one is empty. */
const Pagination = z.object({
  currentPage: z.int(),
  totalPages: z.int(),
  totalListings: z.int(),
});

/**
 * Page 1 begins with all own listings that match; the others follow, and they alone make pages. A group of a seller may come
 * again on another page. Offensive words are left out unless the search is the whole word.
 */
const market = endpoint({
  method: 'GET',
  path: '/market',
  summary: 'What is for sale, by seller',
  service: 'game',
  auth: 'player',
  limit: 'search',
  query: z.object({
    page: PageNumber,
    /** What the word begins with. */
    search: Search,
    /** `newest` without it. Prices in diamonds are put in order as coins, 2000 each. */
    sort: z.optional(z.enum(MARKET_SORTS)),
    type: z.optional(Type),
    currency: z.optional(z.enum(MARKET_CURRENCIES)),
    locale: z.optional(LanguageCode),
    /** The caller's own listings alone; answered while the market is closed, too. */
    mine: z.optional(z.enum(['true', 'false'])),
  }),
  reply: z.object({ sellers: z.array(MarketSeller), pagination: Pagination }),
  errors: ['market/off', 'words/language_unknown'],
});
const marketHistory = endpoint({
  method: 'GET',
  path: '/market/history',
  summary: 'The latest sales of everybody, or the caller’s own sales and purchases',
  service: 'game',
  auth: 'player',
  limit: 'read',
  query: z.object({ mine: z.optional(z.enum(['true', 'false'])) }),
  reply: z.array(MarketSale),
  errors: [],
});
/** A page behind the last one is empty. */
const marketGoods = endpoint({
  method: 'GET',
  path: '/market/goods',
  summary: 'What the caller could sell: discovered words or tiles, in the order of the alphabet',
  service: 'game',
  auth: 'player',
  limit: 'search',
  query: z.object({ type: Type, page: PageNumber, search: Search }),
  reply: z.object({
    goods: z.array(MarketGood),
    pagination: z.object({ currentPage: z.int(), totalPages: z.int(), totalGoods: z.int() }),
  }),
  errors: [],
});

/** Read by the service, which has its own words for each thing that is wrong. */
const Free = z.optional(z.unknown());
const sellWord = endpoint({
  method: 'POST',
  path: '/sell',
  summary: 'Offer pieces of a discovered word or tile; what is listed already takes this price',
  service: 'game',
  auth: 'wayIn',
  limit: 'trade',
  keyed: true,
  body: z.object({
    word: Free,
    price: Free,
    /** `coin` or `diamond`. */
    currency: Free,
    /** Pieces; 1 without it. */
    count: Free,
    /** `discovery` without it. */
    type: Free,
    /** Which language's pieces; without it the first languages of which pieces are free. */
    locale: Free,
  }),
  reply: z.object({ success: z.literal(true), listing: MarketListing }),
  errors: [
    'market/price',
    'market/coin_price',
    'market/diamond_price',
    'market/count',
    'market/sell_level',
    'market/not_owned',
    'market/too_many',
    'market/unsellable',
    'market/off',
    'words/language_building',
    'wallet/key_reused',
  ],
});
const buyWord = endpoint({
  method: 'POST',
  path: '/buy',
  summary: 'Buy one piece',
  service: 'game',
  auth: 'wayIn',
  limit: 'trade',
  keyed: true,
  body: z.object({
    sellerId: Free,
    word: Free,
    /** Which listing of that seller and word; without all of them the oldest. */
    type: Free,
    id: Free,
    /** Which language's piece; the first one without it. */
    locale: Free,
    /** What the buyer has agreed to; refused when it costs something else by now. */
    price: Free,
    priceType: Free,
  }),
  reply: z.object({
    success: z.literal(true),
    word: z.string(),
    type: Type,
    locale: z.string(),
    price: z.int(),
    priceType: PriceType,
    /** Pieces that are left of the listing. */
    remaining: z.int(),
  }),
  errors: [
    'market/not_for_sale',
    'market/own',
    'market/price_changed',
    'market/buy_level',
    'market/pair_limit',
    'market/off',
    'shop/not_enough_gold',
    'shop/not_enough_diamonds',
    'wallet/key_reused',
  ],
});
/** Works while the market is closed, too. */
const removeListing = endpoint({
  method: 'POST',
  path: '/remove-listing',
  summary: 'Take an own listing off the market, or its pieces of one language',
  service: 'game',
  auth: 'player',
  limit: 'trade',
  keyed: true,
  body: z.object({
    word: Free,
    /** Which listing of that word; without both the oldest. */
    type: Free,
    id: Free,
    /** The pieces of this language alone. */
    locale: Free,
  }),
  reply: z.object({ success: z.literal(true) }),
  errors: ['market/not_listed', 'wallet/key_reused'],
});

/** Two players who have sold each other something in the last days. */
export const TradingPair = z.object({
  one: PlayerRef,
  other: PlayerRef,
  sales: z.int(),
  /** In coins, a diamond as 2000: both ways, and what went to each of them. */
  volume: z.int(),
  toOne: z.int(),
  toOther: z.int(),
  /** ISO day of the last sale. */
  lastDay: z.string(),
});
export type TradingPair = z.infer<typeof TradingPair>;
const tradingPairs = endpoint({
  method: 'GET',
  path: '/gm/market/pairs',
  summary: 'Pairs of players who trade most with each other, over the last seven days',
  service: 'game',
  auth: 'moderate',
  limit: 'read',
  query: z.object({ page: z.optional(z.string().check(z.regex(/^\d{1,5}$/))) }),
  reply: z.object({ pairs: z.array(TradingPair), total: z.int() }),
  errors: [],
});

export const MARKET_CALLS = {
  market,
  marketHistory,
  marketGoods,
  sellWord,
  buyWord,
  removeListing,
  tradingPairs,
};
