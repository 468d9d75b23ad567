import { SHOWN_TEXTS } from '@syllaboom/engine';
import { z } from 'zod/mini';
import { playerText } from '../../player-text.ts';

export const Id = z.string().check(z.maxLength(40));
/** Entries per page of the staff's lists; pages count from 1, as those of the removals do. */
export const STAFF_PAGE = 20;
export const Page = z.object({ page: z.optional(z.string().check(z.regex(/^\d{1,5}$/))) });
export const Reason = playerText(
  'note',
  z.string().check(z.trim(), z.minLength(1), z.maxLength(SHOWN_TEXTS.note.most)),
);

/** What the staff may give a player with or without a report. */
export const SANCTIONS = ['warn', 'mute', 'kick', 'ban'] as const;
/** A takedown hides content, and answers a report about it. */
export const SanctionKind = z.enum([...SANCTIONS, 'takedown']);
export type SanctionKind = z.infer<typeof SanctionKind>;
export const Sanction = z.object({
  id: z.string(),
  kind: SanctionKind,
  reason: z.string(),
  by: z.string(),
  at: z.string(),
  /** Null: for good; warnings and kicks have none. */
  until: z.nullable(z.string()),
  liftedAt: z.nullable(z.string()),
});
export type Sanction = z.infer<typeof Sanction>;
