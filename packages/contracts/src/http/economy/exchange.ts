import { EXCHANGE_CURRENCIES } from '@syllaboom/engine';
import { z } from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { WornFrame } from '../shapes.ts';

const Currency = z.enum(EXCHANGE_CURRENCIES);

/** What the exchange gives now. */
export const ExchangeRates = z.object({
  /** What one unit brings before the fee, as long as it moves nothing. */
  rates: z.array(z.object({ from: Currency, to: Currency, rate: z.number() })),
  /** The curve: with these the engine’s rule says exactly what an amount brings. */
  reserves: z.object({ coin: z.number(), diamond: z.number() }),
  /** Percent of what the curve gives. */
  fee: z.number(),
});
export type ExchangeRates = z.infer<typeof ExchangeRates>;

/** An exchange of the past. */
export const ExchangeRow = z.object({
  /** 24 hexadecimal digits, of which the first eight are the second since 1970. */
  _id: z.string(),
  /** All empty where the player is banned or the account erased. */
  userId: z.string(),
  avatar: z.string(),
  frame: WornFrame,
  displayName: z.string(),
  from: Currency,
  to: Currency,
  from_amount: z.int(),
  to_amount: z.int(),
});
export type ExchangeRow = z.infer<typeof ExchangeRow>;

const exchangeRates = endpoint({
  method: 'GET',
  path: '/exchange/rates',
  summary: 'What coins and diamonds bring in exchange for each other',
  service: 'game',
  auth: 'player',
  limit: 'read',
  reply: ExchangeRates,
  errors: ['exchange/off'],
});
const exchangeCurrency = endpoint({
  method: 'POST',
  path: '/exchange/currency',
  summary: 'Exchange coins for diamonds, or diamonds for coins',
  service: 'game',
  auth: 'player',
  limit: 'trade',
  keyed: true,
  /** Read by the service, which has its own words for each thing that is wrong. */
  body: z.object({
    from: z.optional(z.unknown()),
    to: z.optional(z.unknown()),
    amount: z.optional(z.unknown()),
    /** Refused where less would come. */
    least: z.optional(z.unknown()),
  }),
  reply: z.object({
    success: z.literal(true),
    from: Currency,
    /** The least that brings as much: at most the amount that was offered. */
    amountSpent: z.int(),
    amountReceived: z.int(),
    message: z.string(),
  }),
  errors: [
    'exchange/amount',
    'exchange/pair',
    'exchange/no_gems',
    'exchange/no_coins',
    'exchange/too_little',
    'exchange/moved',
    'exchange/off',
    'wallet/key_reused',
  ],
});
const exchangeHistory = endpoint({
  method: 'GET',
  path: '/exchange/history',
  summary: 'The latest exchanges of everybody, or the caller’s own',
  service: 'game',
  auth: 'player',
  limit: 'read',
  query: z.object({ mine: z.optional(z.enum(['true', 'false'])) }),
  reply: z.array(ExchangeRow),
  errors: [],
});

export const EXCHANGE_CALLS = { exchangeRates, exchangeCurrency, exchangeHistory };
