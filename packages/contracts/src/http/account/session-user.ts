import { z } from 'zod/mini';

/** The signed-in player as the client holds it. Money and progress come from the server alone. */
export const SessionUser = z.object({
  /** 12 characters for players, 9 for guests. */
  id: z.string(),
  username: z.string(),
  displayName: z.string(),
  avatar: z.string(),
  /** The shown role's type code (0 plain, 4/5/10 staff, 71000 supporter with an icon …). */
  type: z.int(),
  /** Held roles: what the player may show, and what the staff may do. */
  roles: z.array(z.int()),
  locale: z.string(),
  guest: z.boolean(),
  /** Whether one can sign in as this player from elsewhere; false: the account hangs on one device's key. */
  wayIn: z.boolean(),
  exp: z.int(),
  level: z.int(),
  /** Coins. */
  score: z.int(),
  diamond: z.int(),
  key: z.int(),
  wp: z.int(),
  /** The status word. */
  longestWord: z.string(),
  about: z.string(),
  /** 0 = in no clan. */
  clan: z.union([z.literal(0), z.string()]),
  /** Matches played, matches won, words claimed. */
  playTime: z.int(),
  win: z.int(),
  wordCount: z.int(),
  /** Most players of a room that this player may make. */
  maxPlayer: z.int(),
  /** Codes redeemed: whether any, and how many. */
  reedem: z.boolean(),
  reedemCount: z.int(),
  /** Owned and chosen cosmetics; the bombs as a list with commas. */
  bombs: z.string(),
  bomb: z.int(),
  frames: z.array(z.int()),
  frame: z.int(),
  hearts: z.array(z.int()),
  heart: z.int(),
  streaks: z.array(z.int()),
  streak: z.int(),
  background: z.int(),
});
export type SessionUser = z.infer<typeof SessionUser>;

export const SessionReply = z.object({
  success: z.literal(true),
  token: z.string(),
  /** Seconds until the token expires. */
  expiresIn: z.int(),
  user: SessionUser,
  /**
   * Refresh token (`wr1_…`), only when a device key was given; each renewal rotates it. A page that was opened before an update
   * goes on renewing by it, so that the field keeps its name.
   */
  renew: z.optional(z.string()),
});
export type SessionReply = z.infer<typeof SessionReply>;
