import { z } from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { WornFrame } from './shapes.ts';

/** Boards of players that exist beside those of the scenarios (`/leaderboard/:preset`). */
export const BOARD_CATEGORIES = [
  'wp',
  'claimed',
  'discovered',
  'wins',
  'exp',
  'soloclimb',
  'teamclimb',
  'wordcount',
  'combo',
  'alpha',
] as const;
export type BoardCategory = (typeof BOARD_CATEGORIES)[number];

/** A row of any board; what a board doesn't know is empty or 0. */
export const BoardRow = z.object({
  id: z.string(),
  user_id: z.string(),
  displayName: z.string(),
  avatar: z.string(),
  score: z.number(),
  wp: z.int(),
  bomb: z.int(),
  background: z.int(),
  frame: WornFrame,
  /** Of the match that set it: seconds and turns. */
  duration: z.int(),
  turn: z.int(),
  matchId: z.string(),
  longestWord: z.string(),
  /** Of the player's clan; empty and 0: in none. */
  extra: z.object({ tag: z.string(), exp: z.int(), name: z.string() }),
  is_current_user: z.boolean(),
});
export type BoardRow = z.infer<typeof BoardRow>;
const LocalPlayer = z.nullable(z.object({ rank: z.int(), score: z.number() }));
const Page = z.optional(z.string().check(z.regex(/^\d{1,6}$/)));
/** Rows per page of a board. */
export const BOARD_PAGE = 50;
/** Rows per page of a word category's board. */
export const CATEGORY_BOARD_PAGE = 20;

/** `category` is a board or a scenario's key without hyphens. */
const leaderboard = endpoint({
  method: 'GET',
  path: '/leaderboard/:category',
  summary: 'A board by page, and the caller’s own place',
  service: 'game',
  auth: 'session',
  limit: 'read',
  params: z.object({ category: z.string().check(z.maxLength(40)) }),
  query: z.object({ page: Page }),
  reply: z.object({ rows: z.array(BoardRow), localPlayer: LocalPlayer, total: z.int() }),
  conditional: 'x-board-hash',
  errors: ['leaderboard/unknown'],
});
const leaderboardTop = endpoint({
  method: 'GET',
  path: '/leaderboard/:category/top',
  summary: 'The best three of a board',
  service: 'game',
  auth: 'session',
  limit: 'read',
  params: z.object({ category: z.string().check(z.maxLength(40)) }),
  reply: z.object({ rows: z.array(BoardRow) }),
  errors: ['leaderboard/unknown'],
});
/** Who has claimed most words of a category, all languages together. Pages count from 1. */
const categoryLeaderboard = endpoint({
  method: 'GET',
  path: '/category/leaderboard/:category/:page',
  summary: 'The board of a word category',
  service: 'game',
  auth: 'session',
  limit: 'read',
  params: z.object({ category: z.string().check(z.maxLength(60)), page: z.string().check(z.regex(/^\d{1,5}$/)) }),
  reply: z.object({ rows: z.array(BoardRow), localPlayer: LocalPlayer, total: z.int() }),
  conditional: 'x-board-hash',
  errors: ['leaderboard/unknown'],
});

export const LEADERBOARD_CALLS = { leaderboard, leaderboardTop, categoryLeaderboard };
