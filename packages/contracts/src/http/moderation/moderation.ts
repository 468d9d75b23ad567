import { SHOWN_TEXTS } from '@syllaboom/engine';
import { z } from 'zod/mini';
import { playerText } from '../../player-text.ts';
import { endpoint } from '../endpoint.ts';
import { Done, PlayerId, PlayerParam, PlayerRef } from '../shapes.ts';
import { ReportCategory, ReportedContent, ReportLine } from './reports.ts';
import { Id, Page, Reason, Sanction, SANCTIONS } from './staff-shapes.ts';

const verifyPlayer = endpoint({
  method: 'POST',
  path: '/verify-player',
  summary: 'Give or take a player’s verified sign',
  service: 'game',
  auth: 'verify',
  limit: 'write',
  body: z.object({ playerId: PlayerId }),
  reply: z.object({ verified: z.boolean() }),
  errors: ['profile/not_found'],
});

export const ReportSummary = z.object({
  id: z.string(),
  target: PlayerRef,
  reporter: PlayerRef,
  categories: z.array(ReportCategory),
  note: z.string(),
  language: z.string(),
  at: z.string(),
  status: z.enum(['open', 'dismissed', 'sanctioned']),
  /** Open reports against the same player, this one included. */
  openAgainst: z.int(),
});
export type ReportSummary = z.infer<typeof ReportSummary>;
const reportQueue = endpoint({
  method: 'GET',
  path: '/gm/reports',
  summary: 'Reports, the oldest open ones first',
  service: 'game',
  auth: 'moderate',
  limit: 'read',
  query: z.extend(Page, { status: z.optional(z.enum(['open', 'closed'])) }),
  reply: z.object({ reports: z.array(ReportSummary), total: z.int() }),
  errors: [],
});
const reportDetail = endpoint({
  method: 'GET',
  path: '/gm/reports/:id',
  summary: 'A report with its evidence',
  service: 'game',
  auth: 'moderate',
  limit: 'read',
  params: z.object({ id: Id }),
  reply: z.object({
    report: ReportSummary,
    /** What the reporter's client sent, and what the room itself held. */
    sentChat: z.array(ReportLine),
    roomChat: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        message: z.string(),
        at: z.string(),
        /** In a chat of the inbox: what became of these words before the report. */
        later: z.optional(z.enum(['edited', 'deleted'])),
      }),
    ),
    /** What the report is about, as it was then; a picture's copy is an address that holds it. Empty: its player is gone. */
    subject: z.nullable(
      z.extend(ReportedContent, {
        /** Whether others see it now; `changed`: its player shows something else since. */
        state: z.enum(['shown', 'hidden', 'changed']),
        /** The takedown that hides it. */
        takedownId: z.nullable(z.string()),
      }),
    ),
    sanctions: z.array(Sanction),
    decidedBy: z.nullable(z.string()),
  }),
  errors: ['moderation/not_found'],
});
const dismissReport = endpoint({
  method: 'POST',
  path: '/gm/reports/:id/dismiss',
  summary: 'Close a report without a sanction',
  service: 'game',
  auth: 'moderate',
  limit: 'write',
  params: z.object({ id: Id }),
  reply: Done,
  errors: ['moderation/not_found', 'moderation/closed', 'moderation/staff_target'],
});
const takeDown = endpoint({
  method: 'POST',
  path: '/gm/reports/:id/take-down',
  summary: 'Hide the content that a report is about',
  service: 'game',
  auth: 'moderate',
  limit: 'write',
  params: z.object({ id: Id }),
  body: z.object({ reason: Reason }),
  /** `isNew` is false where it was hidden already. */
  reply: z.object({ success: z.literal(true), isNew: z.boolean() }),
  errors: [
    'profile/not_found',
    'moderation/not_found',
    'moderation/closed',
    'moderation/not_reported',
    'moderation/content_changed',
    'moderation/staff_target',
  ],
});
const sanctionPlayer = endpoint({
  method: 'POST',
  path: '/gm/sanctions',
  summary: 'Warn, mute, kick or ban a player',
  service: 'game',
  auth: 'moderate',
  limit: 'write',
  body: z.object({
    playerId: PlayerId,
    kind: z.enum(SANCTIONS),
    reason: Reason,
    /** ISO time; null = for good. */
    until: z.nullable(z.string().check(z.maxLength(40))),
    /** The report that it answers, if any. */
    reportId: z.nullable(Id),
  }),
  reply: z.object({ success: z.literal(true), id: z.string() }),
  errors: [
    'profile/not_found',
    'moderation/not_found',
    'moderation/closed',
    'moderation/end_in_past',
    'moderation/staff_target',
  ],
});
const liftSanction = endpoint({
  method: 'POST',
  path: '/gm/sanctions/:id/lift',
  summary: 'End a mute or ban early, or show again what was taken down',
  service: 'game',
  auth: 'moderate',
  limit: 'write',
  params: z.object({ id: Id }),
  body: z.object({ reason: Reason }),
  reply: Done,
  errors: [
    'profile/not_found',
    'moderation/not_found',
    'moderation/closed',
    'moderation/content_changed',
    'moderation/staff_target',
  ],
});
const staffPlayers = endpoint({
  method: 'GET',
  path: '/gm/players',
  summary: 'Players by id, user name or display name',
  service: 'game',
  auth: 'moderate',
  limit: 'search',
  query: z.object({ q: z.string().check(z.minLength(2), z.maxLength(60)) }),
  reply: z.object({ players: z.array(z.extend(PlayerRef, { username: z.string(), banned: z.boolean() })) }),
  errors: [],
});
const staffPlayer = endpoint({
  method: 'GET',
  path: '/gm/players/:id',
  summary: 'What the staff knows of a player',
  service: 'game',
  auth: 'moderate',
  limit: 'read',
  params: PlayerParam,
  reply: z.object({
    player: z.extend(PlayerRef, {
      username: z.string(),
      roles: z.array(z.int()),
      createdAt: z.string(),
      exp: z.int(),
      matches: z.int(),
    }),
    sanctions: z.array(Sanction),
    reports: z.array(ReportSummary),
  }),
  errors: ['profile/not_found'],
});
const setHeldRole = endpoint({
  method: 'POST',
  path: '/gm/players/:id/roles',
  summary: 'Give or take a role',
  service: 'game',
  auth: 'develop',
  limit: 'write',
  params: PlayerParam,
  body: z.object({ role: z.int().check(z.minimum(1), z.maximum(99)), held: z.boolean() }),
  reply: Done,
  errors: ['profile/not_found', 'http/bad_request'],
});

const auditLog = endpoint({
  method: 'GET',
  path: '/gm/audit',
  summary: 'What the staff did, the newest first',
  service: 'game',
  auth: 'moderate',
  limit: 'read',
  query: z.extend(Page, { player: z.optional(PlayerId) }),
  reply: z.object({
    entries: z.array(
      z.object({
        id: z.string(),
        at: z.string(),
        /** Null: the operator, at the server's own terminal. */
        by: z.nullable(PlayerRef),
        /** `report_dismissed`, `sanction_given`, `word_listed` … */
        action: z.string(),
        target: z.nullable(PlayerRef),
        detail: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
      }),
    ),
    total: z.int(),
  }),
  errors: [],
});
const announce = endpoint({
  method: 'POST',
  path: '/gm/announce',
  summary: 'Tell everybody who is online',
  service: 'game',
  auth: 'moderate',
  limit: 'write',
  body: z.object({
    text: playerText(
      'announcement',
      z.string().check(z.trim(), z.minLength(1), z.maxLength(SHOWN_TEXTS.announcement.most)),
    ),
  }),
  reply: Done,
  errors: [],
});

export const MODERATION_CALLS = {
  verifyPlayer,
  reportQueue,
  reportDetail,
  dismissReport,
  takeDown,
  sanctionPlayer,
  liftSanction,
  staffPlayers,
  staffPlayer,
  setHeldRole,
  auditLog,
  announce,
};
