import { z } from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Done, PlayerId, PlayerParam, PlayerRef } from './shapes.ts';

const Id = z.string().check(z.maxLength(20));
const Size = z.object({ width: z.int(), height: z.int() });
const Syllable = z.string().check(z.maxLength(40));
/** Milliseconds since 1970, by the server's clock. */
const Time = z.int();

/** A tile that lies on a board. */
export const CraftTile = z.object({
  id: z.string(),
  /** Its letters. */
  s: z.string(),
  x: z.int(),
  y: z.int(),
  /** `used`: part of a word. */
  status: z.enum(['used', 'free']),
});
export type CraftTile = z.infer<typeof CraftTile>;

/** A word that lies on a board. */
export const CraftWord = z.object({
  id: z.string(),
  word: z.string(),
  /** Its tiles in the order in which they are read: right or down, with one bend at the most. */
  path: z.array(z.object({ id: z.string(), x: z.int(), y: z.int() })),
  /** Since when its coins add up; see `craftCoins`. */
  lastReward: Time,
  /** False: more words lie on the board than earn, and this is none of the worthiest. */
  earns: z.boolean(),
});
export type CraftWord = z.infer<typeof CraftWord>;

/** How far the day (UTC) has come towards the coins that boards pay in full. */
export const CraftDay = z.object({
  /** Coins that were collected today, each counted in full. */
  coins: z.int(),
  /** From so many on less is paid; see `CRAFT`. */
  full: z.int(),
});
export type CraftDay = z.infer<typeof CraftDay>;

const board = {
  board: z.array(CraftTile),
  boardSize: Size,
  /** Free tiles by their letters, those of all languages together. */
  inventory: z.record(z.string(), z.int()),
  validWords: z.array(CraftWord),
  /** The server's time: what coins have added up to is reckoned from it, never from the client's clock. */
  now: Time,
};
/** What has become of the words. */
const words = {
  validWords: z.array(CraftWord),
  /** Coins that were paid at once, because a word broke or others are worthier now. */
  paid: z.int(),
  today: CraftDay,
  now: Time,
};

/** A player's first call lays out the board and brings the starter tiles. */
const craftBoard = endpoint({
  method: 'GET',
  path: '/craft/board',
  summary: 'The caller’s board, its words, and the tiles that can be placed',
  service: 'player',
  auth: 'player',
  limit: 'read',
  reply: z.extend(Done, { ...board, today: CraftDay }),
  errors: ['words/language_building'],
});
/** `inventory` is empty: what others hold is their own business. */
const craftPreview = endpoint({
  method: 'GET',
  path: '/craft/preview/:id',
  summary: 'The board of another player, to look at',
  service: 'player',
  auth: 'player',
  limit: 'read',
  params: PlayerParam,
  reply: z.extend(Done, { ...board, player: PlayerRef }),
  errors: ['profile/not_found', 'craft/blocked'],
});
const craftPlace = endpoint({
  method: 'POST',
  path: '/craft/place',
  summary: 'Lay a tile onto a free cell: one of the player’s language first',
  service: 'player',
  auth: 'player',
  limit: 'craft',
  body: z.object({ syllable: Syllable, x: z.int(), y: z.int() }),
  reply: z.extend(Done, { ...words, syllable: CraftTile }),
  errors: ['craft/outside', 'craft/occupied', 'craft/no_tile', 'words/language_building'],
});
const craftMove = endpoint({
  method: 'POST',
  path: '/craft/move',
  summary: 'Move a tile to a free cell',
  service: 'player',
  auth: 'player',
  limit: 'craft',
  body: z.object({ id: Id, x: z.int(), y: z.int() }),
  reply: z.extend(Done, words),
  errors: ['craft/outside', 'craft/occupied', 'craft/unknown_tile', 'words/language_building'],
});
const craftReturn = endpoint({
  method: 'POST',
  path: '/craft/return',
  summary: 'Take a tile off the board',
  service: 'player',
  auth: 'player',
  limit: 'craft',
  body: z.object({ id: Id }),
  reply: z.extend(Done, words),
  errors: ['craft/unknown_tile', 'words/language_building'],
});
/** A word that has earned nothing yet stays as it is. */
const craftCollect = endpoint({
  method: 'POST',
  path: '/craft/collect/:wordId',
  summary: 'Collect what a word has earned, or all words of its island',
  service: 'player',
  auth: 'player',
  limit: 'craft',
  params: z.object({ wordId: Id }),
  query: z.object({
    /** All words that touch it, and those that touch them. */
    island: z.optional(z.enum(['true', 'false'])),
  }),
  reply: z.extend(Done, {
    newLastReward: Time,
    /** Coins that were paid; the new balance comes with the profile. */
    coins: z.int(),
    validWords: z.array(CraftWord),
    today: CraftDay,
    now: Time,
  }),
  errors: ['craft/unknown_word'],
});
const craftCollectAll = endpoint({
  method: 'POST',
  path: '/craft/collect-all',
  summary: 'Collect what all words have earned',
  service: 'player',
  auth: 'player',
  limit: 'craft',
  reply: z.extend(Done, {
    /** Coins that were paid; the new balance comes with the profile. */
    coins: z.int(),
    validWords: z.array(CraftWord),
    today: CraftDay,
    now: Time,
  }),
  errors: [],
});
const craftExpand = endpoint({
  method: 'POST',
  path: '/craft/expand',
  summary: 'Buy the board another row or column',
  service: 'player',
  auth: 'player',
  limit: 'craft',
  body: z.object({
    /** `south` or `east`. */
    direction: z.optional(z.unknown()),
    /** How large the caller sees the board: asked for again with it, the board grows once. */
    boardSize: z.optional(Size),
  }),
  reply: z.extend(Done, { newBoardSize: Size }),
  errors: ['craft/direction', 'craft/no_coins', 'craft/largest', 'craft/size_changed', 'wallet/key_reused'],
});
const craftClearUnused = endpoint({
  method: 'POST',
  path: '/craft/clear-unused',
  summary: 'Take all tiles off the board that are part of no word',
  service: 'player',
  auth: 'player',
  limit: 'craft',
  reply: z.extend(Done, {
    clearedCount: z.int(),
    inventory: z.record(z.string(), z.int()),
    /** How many of which letters came back. */
    clearedSyllables: z.record(z.string(), z.int()),
  }),
  errors: ['craft/path_broken'],
});

/** Somebody on the board of those who have collected most. */
export const CraftCollector = z.object({
  userId: PlayerId,
  totalCoinsCollected: z.int(),
  displayName: z.string(),
  avatar: z.string(),
  frame: z.int(),
});
export type CraftCollector = z.infer<typeof CraftCollector>;
const craftLeaderboard = endpoint({
  method: 'GET',
  path: '/craft/leaderboard',
  summary: 'Who has collected most coins from their board, and the caller’s own place',
  service: 'player',
  auth: 'player',
  limit: 'read',
  reply: z.extend(Done, {
    leaderboard: z.array(CraftCollector),
    /** Null: the caller has collected nothing yet. */
    userRank: z.nullable(z.object({ totalCoinsCollected: z.int(), rank: z.int() })),
  }),
  errors: [],
});

export const CRAFT_CALLS = {
  craftBoard,
  craftPreview,
  craftPlace,
  craftMove,
  craftReturn,
  craftCollect,
  craftCollectAll,
  craftExpand,
  craftClearUnused,
  craftLeaderboard,
};
