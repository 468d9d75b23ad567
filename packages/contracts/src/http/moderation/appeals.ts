import { SHOWN_TEXTS } from '@syllaboom/engine';
import { z } from 'zod/mini';
import { playerText } from '../../player-text.ts';
import { endpoint } from '../endpoint.ts';
import { Done, PlayerRef } from '../shapes.ts';
import { ReportedContent, ReportSubject } from './reports.ts';
import { Id, Page, Reason, Sanction } from './staff-shapes.ts';

/** A player's words to the staff; the token comes with the answer 418, or with what of theirs is hidden. */
const sendAppeal = endpoint({
  method: 'POST',
  path: '/appeal',
  summary: 'Appeal against a ban or a takedown',
  service: 'game',
  auth: 'public',
  limit: 'report',
  body: z.object({ token: z.string().check(z.maxLength(1000)), text: Reason }),
  reply: Done,
  errors: ['moderation/appeal_invalid', 'moderation/appeal_sent'],
});
const hiddenContent = endpoint({
  method: 'GET',
  path: '/hidden-content',
  summary: 'What of the player’s own the staff has hidden',
  service: 'game',
  auth: 'player',
  limit: 'read',
  reply: z.object({
    hidden: z.array(
      z.object({
        id: z.string(),
        kind: ReportSubject.shape.kind,
        reason: z.string(),
        at: z.string(),
        /** To appeal with, once; empty: an appeal waits. */
        appeal: z.string(),
      }),
    ),
  }),
  errors: [],
});
const appealQueue = endpoint({
  method: 'GET',
  path: '/gm/appeals',
  summary: 'Appeals that wait',
  service: 'game',
  auth: 'moderate',
  limit: 'read',
  query: Page,
  reply: z.object({
    appeals: z.array(
      z.object({
        id: z.string(),
        player: PlayerRef,
        sanction: Sanction,
        /** What a takedown has hidden. */
        content: z.nullable(ReportedContent),
        text: z.string(),
        at: z.string(),
      }),
    ),
    total: z.int(),
  }),
  errors: [],
});
const decideAppeal = endpoint({
  method: 'POST',
  path: '/gm/appeals/:id/decide',
  summary: 'Lift the sanction or keep it',
  service: 'game',
  auth: 'moderate',
  limit: 'write',
  params: z.object({ id: Id }),
  body: z.object({ lift: z.boolean(), note: playerText('note', z.string().check(z.maxLength(SHOWN_TEXTS.note.most))) }),
  reply: Done,
  errors: ['profile/not_found', 'moderation/not_found', 'moderation/closed', 'moderation/staff_target'],
});

export const APPEAL_CALLS = { sendAppeal, hiddenContent, appealQueue, decideAppeal };
