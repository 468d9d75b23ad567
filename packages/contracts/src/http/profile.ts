import { z } from 'zod/mini';
import { playerText } from '../player-text.ts';
import { endpoint } from './endpoint.ts';
import { PlayerHit } from './room.ts';

const PlayerParam = z.object({ id: z.string().check(z.maxLength(20)) });
const Done = z.object({ success: z.literal(true) });

/** A player as everybody may see them. */
export const PlayerProfile = z.object({
  id: z.string(),
  displayName: z.string(),
  /** Empty when it holds links or the player is banned. */
  about: z.string(),
  avatar: z.string(),
  type: z.int(),
  background: z.int(),
  exp: z.int(),
  level: z.int(),
  /** Claimed words, discovered words, matches. */
  wordCount: z.int(),
  discovered: z.int(),
  playTime: z.int(),
  wp: z.int(),
  /** Verified by the staff. */
  v: z.boolean(),
  longestWord: z.string(),
  locale: z.string(),
  /** Word categories of which every word was claimed. The key is the seeds' own spelling. */
  achivements: z.array(z.object({ count: z.int(), achievement: z.string(), locale: z.string() })),
  /** Days on which the player was active, as `d` beside the profile. */
  day: z.int(),
  /** ISO time of the last match or sign-in. */
  last: z.string(),
});
export type PlayerProfile = z.infer<typeof PlayerProfile>;

/** Figures of a player over all matches. */
export const PlayerStats = z.object({
  /** Longest streak, best words per minute, words typed, words correct. */
  mc: z.int(),
  mwpm: z.number(),
  ttt: z.int(),
  ttc: z.int(),
  /** Longest match in seconds, most alphabets in a match, alphabets in all, seconds played. */
  mt: z.int(),
  am: z.int(),
  tac: z.int(),
  tgt: z.int(),
});
export type PlayerStats = z.infer<typeof PlayerStats>;

const getProfile = endpoint({
  method: 'GET',
  path: '/profile/:id',
  summary: 'A player’s profile',
  service: 'game',
  auth: 'session',
  limit: 'read',
  params: PlayerParam,
  /** Only for caches on the way. */
  query: z.object({ update: z.optional(z.string().check(z.maxLength(40))) }),
  reply: z.object({
    banned: z.boolean(),
    p: PlayerProfile,
    s: PlayerStats,
    /** Days on which the player was active. */
    d: z.int(),
    friend: z.boolean(),
    /** What the caller has set about this player. */
    blocked: z.boolean(),
    muted: z.boolean(),
  }),
  errors: ['profile/not_found'],
});
const updateProfile = endpoint({
  method: 'POST',
  path: '/profile/update',
  summary: 'Change one’s name, status word, text or drawn avatar; only what changed is sent',
  service: 'game',
  auth: 'player',
  limit: 'write',
  body: z.object({
    displayName: z.optional(playerText('displayName', z.string().check(z.maxLength(200)))),
    /** The status word. */
    longestWord: z.optional(playerText('statusWord', z.string().check(z.maxLength(200)))),
    about: z.optional(playerText('about', z.string().check(z.maxLength(2000)))),
    /** Seed of the drawn avatar; replaces an uploaded picture. */
    avatar: z.optional(z.string().check(z.regex(/^[0-9A-Za-z]{4,20}$/))),
  }),
  reply: z.object({ success: z.literal(true), message: z.string() }),
  errors: [
    'auth/way_in_needed',
    'profile/no_changes',
    'profile/about_links',
    'profile/about_too_long',
    'profile/name_too_short',
    'profile/text_refused',
  ],
});
const updateRole = endpoint({
  method: 'POST',
  path: '/profile/role/update',
  summary: 'Choose which held role is shown',
  service: 'game',
  auth: 'player',
  limit: 'write',
  body: z.object({ role: z.int().check(z.minimum(0), z.maximum(99_999)) }),
  reply: Done,
  errors: ['profile/role_not_held'],
});

/** Pictures that may be uploaded, and the largest, in bytes. */
export const AVATAR_UPLOAD = {
  types: ['image/png', 'image/jpeg', 'image/webp', 'image/gif'],
  mostBytes: 1_048_576,
} as const;
/** The picture is cropped to a square, scaled, re-encoded and stored without what else the file held. */
const uploadAvatar = endpoint({
  method: 'POST',
  path: '/profile/avatar',
  summary: 'Upload a picture of oneself',
  service: 'game',
  auth: 'settled',
  limit: 'upload',
  upload: { ...AVATAR_UPLOAD, tooLarge: 'profile/avatar_too_large' },
  reply: z.object({ success: z.literal(true), avatar: z.string() }),
  errors: ['profile/avatar_too_large', 'profile/avatar_invalid', 'profile/avatar_blocked'],
});
const randomPlayer = endpoint({
  method: 'GET',
  path: '/random-player',
  summary: 'Any player but the caller',
  service: 'game',
  auth: 'player',
  limit: 'search',
  reply: z.object({ player: PlayerHit }),
  errors: ['profile/no_player'],
});
/** The most used words, the most used first. */
const wordUsage = endpoint({
  method: 'GET',
  path: '/word/usage/:id',
  summary: 'The words that a player uses most',
  service: 'player',
  auth: 'player',
  limit: 'search',
  params: PlayerParam,
  reply: z.array(z.object({ word: z.string(), locale: z.string(), count: z.int() })),
  errors: ['profile/not_found'],
});

const HistoryQuery = z.object({
  playerId: z.string().check(z.maxLength(20)),
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
  players: z.array(z.object({ id: z.nullable(z.string()), displayName: z.string(), avatar: z.string() })),
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
const recentPlayers = endpoint({
  method: 'GET',
  path: '/history/relation/recent',
  summary: 'With whom the caller played lately',
  service: 'game',
  auth: 'player',
  limit: 'read',
  reply: z.array(z.object({ id: z.string(), avatar: z.string(), displayName: z.string() })),
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
/** Players whom the caller does not want to hear. */
const blockList = endpoint({
  method: 'GET',
  path: '/blocks',
  summary: 'Whom the caller has blocked or muted',
  service: 'social',
  auth: 'player',
  limit: 'read',
  reply: z.object({
    players: z.array(
      z.object({
        id: z.string(),
        displayName: z.string(),
        avatar: z.string(),
        blocked: z.boolean(),
        muted: z.boolean(),
      }),
    ),
  }),
  errors: [],
});
/** A muted player's chat is not shown; a blocked one can't write, invite, befriend or send hearts either. */
const setBlock = endpoint({
  method: 'POST',
  path: '/blocks',
  summary: 'Block or mute a player, or undo it',
  service: 'social',
  auth: 'player',
  limit: 'write',
  body: z.object({ playerId: z.string().check(z.maxLength(20)), kind: z.enum(['block', 'mute']), on: z.boolean() }),
  reply: Done,
  errors: ['relation/self', 'relation/too_many', 'profile/not_found'],
});

export const PROFILE_CALLS = {
  matchHistory,
  getProfile,
  updateProfile,
  updateRole,
  uploadAvatar,
  randomPlayer,
  wordUsage,
  recentPlayers,
  sharedGames,
  blockList,
  setBlock,
};
