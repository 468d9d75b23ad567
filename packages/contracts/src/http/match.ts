import { z } from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { PlayerId, PlayerParam, PlayerRef } from './shapes.ts';

const MatchParam = z.object({ id: z.string().check(z.maxLength(40)) });

const HistoryQuery = z.object({
  playerId: PlayerId,
  ranked: z.optional(z.enum(['true', 'false'])),
  limit: z.optional(z.string().check(z.regex(/^\d{1,2}$/))),
  page: z.optional(z.string().check(z.regex(/^\d{1,5}$/))),
  timeRange: z.optional(z.enum(['all', 'day', 'week', 'month'])),
  sortOrder: z.optional(z.enum(['newest', 'oldest'])),
  minDuration: z.optional(z.string().check(z.regex(/^\d{1,6}$/))),
  minTurns: z.optional(z.string().check(z.regex(/^\d{1,6}$/))),
  gameMode: z.optional(z.string().check(z.regex(/^\d{1,2}$/))),
});
export const MatchHistoryEntry = z.object({
  id: z.string(),
  mode: z.int(),
  locale: z.string(),
  ranked: z.boolean(),
  scenario: z.int(),
  startTime: z.string(),
  endTime: z.string(),
  turn: z.int(),
  winner: z.nullable(z.string()),
  /** Of the player whose history it is; null where nobody came in anywhere: the match was stopped. */
  place: z.nullable(z.int()),
  xp: z.int(),
  diffWp: z.int(),
  /** False: it does not count for the caller, whose history it is (see `ownFlag`). */
  counts: z.boolean(),
  /** Names and faces of that time, in the frames of today. */
  players: z.array(z.extend(PlayerRef, { id: z.nullable(z.string()) })),
});
export type MatchHistoryEntry = z.infer<typeof MatchHistoryEntry>;
const matchHistory = endpoint({
  method: 'GET',
  path: '/match/history',
  summary: 'A player’s matches by page, with filters',
  service: 'game',
  auth: 'player',
  limit: 'search',
  query: HistoryQuery,
  reply: z.object({ history: z.array(MatchHistoryEntry), total: z.int() }),
  errors: ['profile/not_found'],
});

/** One player's result in a finished match, under the seeds' names. */
export const PlayerMatchStats = z.object({
  correct_words: z.int(),
  wrong_words: z.int(),
  typed_words: z.int(),
  longest_word: z.string(),
  xp: z.int(),
  combo: z.int(),
  alpha: z.int(),
  discovered: z.int(),
  claimed: z.int(),
  wpm: z.number(),
  wp: z.int(),
  defeated: z.int(),
  diamond_dropped: z.int(),
  key_dropped: z.int(),
  collected_coins: z.int(),
  health_lost: z.array(z.int()),
  category: z.string(),
  locale: z.string(),
  /** Null where nobody came in anywhere: the match was stopped. */
  place: z.nullable(z.int()),
  /** For charts: when each correct word came, and every change of hearts as [when, hearts]; seconds of the match. Missing in old matches. */
  timeline: z.optional(z.object({ wordsAt: z.array(z.int()), hearts: z.array(z.tuple([z.int(), z.int()])) })),
});
export type PlayerMatchStats = z.infer<typeof PlayerMatchStats>;
const matchDetail = endpoint({
  method: 'GET',
  path: '/match/:id',
  summary: 'A finished match',
  service: 'game',
  auth: 'player',
  limit: 'read',
  params: MatchParam,
  reply: z.object({
    match: z.object({
      id: z.string(),
      mode: z.int(),
      locale: z.string(),
      startTime: z.string(),
      endTime: z.string(),
      winner: z.nullable(z.string()),
      turn: z.int(),
      /** Its code; empty for whoever did not play in it. */
      room: z.string(),
      ranked: z.boolean(),
      diff: z.int(),
      speed: z.number(),
      scenario: z.int(),
      /** How long it lasted, how many players with an account, and how many seats in all. */
      additional: z.object({ seconds: z.int(), people: z.int(), seats: z.int() }),
      stats: z.record(z.string(), PlayerMatchStats),
    }),
    playerDetails: z.array(PlayerRef),
  }),
  errors: ['match/not_found'],
});
/** A stored match as the client plays it back; the log is the engine's `MatchLog`, checked by playing it. */
const matchReplay = endpoint({
  method: 'GET',
  path: '/match/:id/replay',
  summary: 'Everything that a match can be played back from',
  service: 'game',
  auth: 'session',
  limit: 'read',
  params: MatchParam,
  reply: z.object({
    id: z.string(),
    dictionaryVersion: z.string(),
    /** Where under /api the pictures of its prompts are shown, by their own addresses. */
    pictures: z.record(z.string(), z.string()),
    /** Hash of the final state. */
    hash: z.string(),
    seats: z.array(z.object({ seat: z.string(), name: z.string(), avatar: z.string(), bot: z.boolean() })),
    log: z.object({
      setup: z.record(z.string(), z.unknown()),
      at: z.number(),
      inputs: z.array(z.record(z.string(), z.unknown())),
      answers: z.array(z.unknown()),
    }),
  }),
  errors: ['match/not_found', 'match/no_replay'],
});
const recentPlayers = endpoint({
  method: 'GET',
  path: '/history/relation/recent',
  summary: 'With whom the caller played lately',
  service: 'game',
  auth: 'player',
  limit: 'read',
  reply: z.array(PlayerRef),
  errors: [],
});
const sharedGames = endpoint({
  method: 'GET',
  path: '/history/relation/:id',
  summary: 'The caller’s matches with another player',
  service: 'game',
  auth: 'player',
  limit: 'read',
  params: PlayerParam,
  reply: z.object({
    totalGames: z.int(),
    wins: z.int(),
    losses: z.int(),
    lastGame: z.nullable(z.string()),
  }),
  errors: ['profile/not_found'],
});

export const MATCH_CALLS = {
  matchHistory,
  matchDetail,
  matchReplay,
  recentPlayers,
  sharedGames,
};
