import { z } from 'zod/mini';
import { playerText } from '../player-text.ts';
import { ClanBadge } from './clan-shapes.ts';
import { endpoint } from './endpoint.ts';
import { Done, PlayerParam, WornFrame } from './shapes.ts';

/** A player as everybody may see them. */
export const PlayerProfile = z.object({
  id: z.string(),
  displayName: z.string(),
  /** Empty when it holds links or the player is banned. */
  about: z.string(),
  avatar: z.string(),
  type: z.int(),
  background: z.int(),
  /** The worn frame (0 = none), and the bomb of the player's rooms. */
  frame: z.int(),
  bomb: z.int(),
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
  /** Null: in none. */
  clan: z.nullable(ClanBadge),
  locale: z.string(),
  /** Word categories of which every word was claimed. The key is the seeds' own spelling. */
  achivements: z.array(
    z.object({
      count: z.int(),
      achievement: z.string(),
      locale: z.string(),
      /** Whether the player has claimed the category's badge. */
      claimed: z.boolean(),
    }),
  ),
  /** Effects of streaks and hearts that the player wears. */
  streak: z.int(),
  heart: z.int(),
  /** Days on which the player was active, as `d` beside the profile. */
  day: z.int(),
  /** ISO time of the last match or sign-in. */
  last: z.string(),
});
export type PlayerProfile = z.infer<typeof PlayerProfile>;

/** Statistics of a player over all matches. */
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

/** Somebody as lists show them. */
export const PlayerHit = z.object({
  id: z.string(),
  displayName: z.string(),
  avatar: z.string(),
  frame: WornFrame,
  exp: z.int(),
  level: z.int(),
  type: z.int(),
});
export type PlayerHit = z.infer<typeof PlayerHit>;

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
  auth: 'wayIn',
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
const searchPlayers = endpoint({
  method: 'GET',
  path: '/search/players/:query',
  summary: 'Players whose name holds a text',
  service: 'player',
  auth: 'player',
  limit: 'search',
  params: z.object({ query: z.string().check(z.maxLength(60)) }),
  reply: z.object({ players: z.array(PlayerHit) }),
  errors: [],
});
const searchPlayersOfExp = endpoint({
  method: 'GET',
  path: '/search/players/:query/:exp',
  summary: 'Players with at least so much exp whose name holds a text',
  service: 'player',
  auth: 'player',
  limit: 'search',
  params: z.object({ query: z.string().check(z.maxLength(60)), exp: z.string().check(z.regex(/^\d{1,12}$/)) }),
  reply: z.object({ players: z.array(PlayerHit) }),
  errors: [],
});

export const PROFILE_CALLS = {
  getProfile,
  updateProfile,
  updateRole,
  uploadAvatar,
  randomPlayer,
  searchPlayers,
  searchPlayersOfExp,
};
