import { SHOWN_TEXTS } from '@syllaboom/engine';
import { z } from 'zod/mini';
import { playerText } from '../../player-text.ts';
import { endpoint } from '../endpoint.ts';
import { Done, LanguageCode, PlayerId } from '../shapes.ts';

/** Reasons of a report. */
export const REPORT_CATEGORIES = ['cheating', 'spam', 'language', 'name', 'other'] as const;
export const ReportCategory = z.enum(REPORT_CATEGORIES);
export type ReportCategory = z.infer<typeof ReportCategory>;
/** So many chat lines go with a report. */
export const REPORT_CHAT_LINES = 25;
export const ReportLine = z.object({
  id: z.string().check(z.maxLength(40)),
  message: playerText('reportedLine', z.string().check(z.maxLength(SHOWN_TEXTS.reportedLine.most))),
});
export type ReportLine = z.infer<typeof ReportLine>;
/**
 * Pieces of content that a report may be about, beside what a player does. Those of a profile have its player's id, those of a
 * clan its id (and are its owner's); a line of its chat has its own (`n`), a collection, too.
 */
export const ReportSubject = z.object({
  kind: z.enum(['displayName', 'picture', 'about', 'collection', 'clanName', 'clanTag', 'clanDescription', 'clanLine']),
  id: z.string().check(z.maxLength(40)),
});
export type ReportSubject = z.infer<typeof ReportSubject>;

/** A piece of content with the server's copy of it; a picture's is an address that holds it. */
export const ReportedContent = z.extend(ReportSubject, { copy: z.string() });
export type ReportedContent = z.infer<typeof ReportedContent>;

const report = endpoint({
  method: 'POST',
  path: '/report',
  summary: 'Report a player to the staff',
  service: 'game',
  auth: 'player',
  limit: 'report',
  body: z.object({
    /** The reported player's id. */
    id: PlayerId,
    /** The note; must not be blank with the category `other`. */
    reason: playerText('note', z.string().check(z.maxLength(SHOWN_TEXTS.note.most))),
    chat: z.array(ReportLine).check(z.maxLength(REPORT_CHAT_LINES)),
    categories: z.array(ReportCategory).check(z.maxLength(REPORT_CATEGORIES.length)),
    language: LanguageCode,
    /** Null outside rooms; the server keeps its own copy of that room's chat with the report. */
    roomId: z.nullable(z.string().check(z.maxLength(40))),
    /** A chat of the inbox that both are in: the server keeps a copy of its last messages, with what they said before. */
    chatId: z.optional(z.string().check(z.maxLength(40))),
    /** The server keeps a copy of its own with the report; something of the reported player. */
    subject: z.optional(ReportSubject),
  }),
  reply: Done,
  errors: [
    'report/no_reason',
    'report/note_blank',
    'report/self',
    'report/guest',
    'report/too_many',
    'report/subject_gone',
    'profile/not_found',
  ],
});

export const REPORT_CALLS = { report };
