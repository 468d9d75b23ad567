import { SHOWN_TEXTS } from '@syllaboom/engine';
import { z } from 'zod/mini';
import { playerText } from '../../player-text.ts';
import { endpoint } from '../endpoint.ts';
import { PlayerId, Done, PlayerRef } from '../shapes.ts';
import { Reason } from './staff-shapes.ts';

const MatchId = z.string().check(z.maxLength(40));
const Note = playerText('note', z.string().check(z.maxLength(SHOWN_TEXTS.note.most)));

/** What has become of a match that does not count for a player: nothing yet, it counts after all, what it gave was taken back. */
export const FLAG_STATUSES = ['flagged', 'cleared', 'undone'] as const;
export const FlagStatus = z.enum(FLAG_STATUSES);
export type FlagStatus = z.infer<typeof FlagStatus>;

/** What a player is told of an own match that does not count. Times are ISO. */
export const OwnFlag = z.object({
  status: FlagStatus,
  /** What typed input would have got on top. */
  withheldCoins: z.int(),
  withheldExp: z.int(),
  /** When the player appealed; null: not yet. */
  appealedAt: z.nullable(z.string()),
  /** When the staff decided; null: not yet. */
  decidedAt: z.nullable(z.string()),
  /** What the staff answered. */
  note: z.string(),
});
export type OwnFlag = z.infer<typeof OwnFlag>;
const ownFlag = endpoint({
  method: 'GET',
  path: '/match/:id/flag',
  summary: 'Whether a match counts for the caller',
  service: 'game',
  auth: 'player',
  limit: 'read',
  params: z.object({ id: MatchId }),
  /** Null: it counts, or was somebody else’s. */
  reply: z.object({ flag: z.nullable(OwnFlag) }),
  errors: [],
});
const appealMatch = endpoint({
  method: 'POST',
  path: '/match/:id/appeal',
  summary: 'Ask the staff to let a match count',
  service: 'game',
  auth: 'player',
  limit: 'report',
  params: z.object({ id: MatchId }),
  body: z.object({ text: Reason }),
  reply: Done,
  errors: ['moderation/appeal_invalid', 'moderation/appeal_sent', 'moderation/closed', 'auth/token_invalid'],
});

/** A match of a player that does not count, as the staff reads it. */
export const FlaggedMatch = z.object({
  matchId: z.string(),
  player: PlayerRef,
  /** End of the match. */
  at: z.string(),
  mode: z.int(),
  ranked: z.boolean(),
  /** Null where the match was stopped. */
  place: z.nullable(z.int()),
  /** What the log tells of the input; null where the staff named the match. */
  figures: z.nullable(
    z.object({
      words: z.int(),
      untypedWords: z.int(),
      unseenWords: z.int(),
      medianLetterMs: z.nullable(z.int()),
      gapVariation: z.nullable(z.int()),
    }),
  ),
  withheldCoins: z.int(),
  withheldExp: z.int(),
  status: FlagStatus,
  appeal: z.nullable(z.string()),
  appealedAt: z.nullable(z.string()),
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(z.string()),
  note: z.string(),
});
export type FlaggedMatch = z.infer<typeof FlaggedMatch>;
const flaggedMatches = endpoint({
  method: 'GET',
  path: '/gm/flags',
  summary: 'Matches that do not count: those appealed against first come first, or all, the latest first',
  service: 'game',
  auth: 'moderate',
  limit: 'read',
  query: z.object({
    page: z.optional(z.string().check(z.regex(/^\d{1,5}$/))),
    player: z.optional(PlayerId),
    show: z.optional(z.enum(['appeals', 'all'])),
  }),
  reply: z.object({ matches: z.array(FlaggedMatch), total: z.int() }),
  errors: [],
});
const decideFlag = endpoint({
  method: 'POST',
  path: '/gm/flags/:match/:player/decide',
  summary: 'Let a match count after all, or refuse the appeal',
  service: 'game',
  auth: 'moderate',
  limit: 'write',
  params: z.object({ match: MatchId, player: PlayerId }),
  body: z.object({ accept: z.boolean(), note: Note }),
  reply: Done,
  errors: ['moderation/not_found', 'moderation/closed', 'moderation/staff_target', 'profile/not_found'],
});
/** What was taken back from a player. */
export const UndoneGains = z.object({
  matches: z.int(),
  coins: z.int(),
  diamonds: z.int(),
  keys: z.int(),
  tiles: z.int(),
  exp: z.int(),
  discoveries: z.int(),
  /** Opponents whose ranked points were given back. */
  opponents: z.int(),
});
export type UndoneGains = z.infer<typeof UndoneGains>;
const undoGains = endpoint({
  method: 'POST',
  path: '/gm/players/:id/undo-gains',
  summary: 'Take back what a player gained by matches that were not typed',
  service: 'game',
  auth: 'moderate',
  limit: 'write',
  params: z.object({ id: PlayerId }),
  body: z.object({
    /** Matches that ended then or later; ISO time. Null: all that are flagged. */
    since: z.nullable(z.string().check(z.maxLength(40))),
    /** Those that were not flagged, too; wants `since`. */
    all: z.boolean(),
    reason: Reason,
  }),
  reply: z.object({ success: z.literal(true), undone: UndoneGains }),
  errors: [
    'profile/not_found',
    'moderation/staff_target',
    'moderation/nothing_to_undo',
    'words/language_building',
    'http/bad_request',
  ],
});

export const FLAG_CALLS = { ownFlag, appealMatch, flaggedMatches, decideFlag, undoGains };
