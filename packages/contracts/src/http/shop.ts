import { CHEST_THEMES, RARITIES } from '@syllaboom/engine';
import { z } from 'zod/mini';
import { endpoint } from './endpoint.ts';

const Odds = z.record(z.enum(RARITIES), z.number());

/** A chest as its window shows it. */
export const ShopChest = z.object({
  theme: z.enum(CHEST_THEMES),
  /** Keys that opening one costs. */
  keys: z.int(),
  /** Ids of the bombs that may be in it. */
  bombs: z.array(z.int()),
  /** So many more until a legendary one is certain: 1 means the next one is. */
  untilLegendary: z.int(),
});
export type ShopChest = z.infer<typeof ShopChest>;

const readShop = endpoint({
  method: 'GET',
  path: '/shop',
  summary:
    'The chests with their odds as the server draws them, and how near the caller is to a certain legendary bomb',
  service: 'game',
  auth: 'player',
  limit: 'read',
  reply: z.object({
    chests: z.object({
      /** False: the operator keeps them closed. */
      open: z.boolean(),
      /** Per cent by rarity. */
      odds: Odds,
      /** The so-many-th of a theme without a legendary bomb brings one. */
      pity: z.int(),
      /** Diamonds for a bomb that was there already, for each key that the chest cost. */
      duplicateDiamondsPerKey: z.int(),
      themes: z.array(ShopChest),
    }),
    /** What refunded purchases left open: the next purchase pays it first. */
    owed: z.object({ diamonds: z.int(), keys: z.int() }),
  }),
  errors: [],
});

export const SHOP_CALLS = { readShop };
