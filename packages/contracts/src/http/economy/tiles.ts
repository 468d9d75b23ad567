import { z } from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { LanguageCode } from '../shapes.ts';

const Syllable = z.string().check(z.maxLength(40));

/** Equal tiles that somebody owns. */
export const OwnTile = z.object({
  syllable: z.string(),
  locale: z.string(),
  count: z.int(),
  /** So many of them are not promised elsewhere. */
  free: z.int(),
});
export type OwnTile = z.infer<typeof OwnTile>;

/** What a tile may turn into. */
export const TileOdds = z.object({
  /** Words that hold the tile now. */
  words: z.int(),
  /** Diamonds that a try costs. */
  cost: z.int(),
  /** From the commonest class down: words that hold such a tile (`most` null: no end), and how likely it is, in percent. */
  classes: z.array(z.object({ least: z.int(), most: z.nullable(z.int()), percent: z.number(), tiles: z.int() })),
});
export type TileOdds = z.infer<typeof TileOdds>;

const ownTiles = endpoint({
  method: 'GET',
  path: '/syllable/own',
  summary: 'The caller’s syllable tiles',
  service: 'game',
  auth: 'player',
  limit: 'read',
  reply: z.object({
    tiles: z.array(OwnTile),
    /** Whether the operator lets tiles be gambled. */
    gamble: z.boolean(),
  }),
  errors: [],
});
const tileOdds = endpoint({
  method: 'GET',
  path: '/syllable/gamble/:locale/:syllable',
  summary: 'What a gambled tile may turn into, and how likely',
  service: 'game',
  auth: 'player',
  limit: 'search',
  params: z.object({ locale: LanguageCode, syllable: Syllable }),
  reply: TileOdds,
  errors: ['words/language_unknown', 'words/language_building'],
});
const gambleSyllable = endpoint({
  method: 'POST',
  path: '/syllable/gamble',
  summary: 'Gamble a tile for another one of its length',
  service: 'game',
  auth: 'wayIn',
  limit: 'trade',
  keyed: true,
  body: z.object({
    syllable: Syllable,
    /** Without it the player’s language, where they hold the tile in it, else the one in which they hold most of it. */
    locale: z.optional(LanguageCode),
  }),
  reply: z.object({
    success: z.literal(true),
    newSyllable: z.string(),
    locale: z.string(),
    /** Words that hold the new tile. */
    words: z.int(),
    /** Diamonds that are left. */
    remaining: z.int(),
    message: z.string(),
  }),
  errors: [
    'gamble/no_diamonds',
    'gamble/no_tile',
    'gamble/no_other',
    'gamble/off',
    'words/language_unknown',
    'words/language_building',
    'wallet/key_reused',
  ],
});
const destroyWord = endpoint({
  method: 'POST',
  path: '/craft/destroy/word',
  summary: 'Destroy a discovery that the caller holds: it falls apart into syllable tiles',
  service: 'game',
  auth: 'player',
  limit: 'trade',
  keyed: true,
  body: z.object({
    word: z.string().check(z.maxLength(200)),
    /** Without it the first of the game’s languages in which the word is held and not on offer. */
    locale: z.optional(LanguageCode),
  }),
  reply: z.object({
    success: z.literal(true),
    /** The tiles that came, from left to right. */
    syllables: z.array(z.string()),
    locale: z.string(),
    /** In how many languages the caller still holds the word. */
    level: z.int(),
    message: z.string(),
  }),
  errors: ['destroy/not_held', 'destroy/on_offer', 'words/language_unknown', 'wallet/key_reused'],
});

export const TILE_CALLS = { ownTiles, tileOdds, gambleSyllable, destroyWord };
