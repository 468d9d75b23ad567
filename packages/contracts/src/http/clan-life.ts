import { CLANS, SHOWN_TEXTS } from '@syllaboom/engine';
import { z } from 'zod/mini';
import { playerText } from '../player-text.ts';
import { ClanBoardRow, ClanDeed, ClanLine } from './clan-shapes.ts';
import { endpoint } from './endpoint.ts';

/** Rows of a page of a board, lines of a page of the chat. */
export const CLAN_BOARD_PAGE = 50;
export const CLAN_LINES_PAGE = 50;

const PageNumber = z.optional(z.string().check(z.regex(/^[1-9]\d{0,4}$/)));

const clanLog = endpoint({
  method: 'GET',
  path: '/clan/log',
  summary: 'The last deeds in the caller’s clan, the latest first',
  service: 'social',
  auth: 'player',
  limit: 'read',
  reply: z.object({ deeds: z.array(ClanDeed) }),
  errors: ['clan/none'],
});
const clanChat = endpoint({
  method: 'GET',
  path: '/clan/chat',
  summary: 'What was said in the caller’s clan by page, the latest first',
  service: 'social',
  auth: 'player',
  limit: 'read',
  query: z.object({ c: z.optional(z.string().check(z.regex(/^\d{1,16}$/))) }),
  reply: z.object({ lines: z.array(ClanLine), c: z.nullable(z.string()) }),
  errors: ['clan/none'],
});
const sayInClan = endpoint({
  method: 'POST',
  path: '/clan/chat/send',
  summary: 'Say something in one’s clan; the same nonce again answers the line that is there',
  service: 'social',
  auth: 'player',
  limit: 'message',
  body: z.object({
    message: playerText('clanLine', z.string().check(z.maxLength(SHOWN_TEXTS.clanLine.most * 4))),
    k: z.optional(z.string().check(z.regex(/^[0-9A-Za-z-]{8,64}$/))),
  }),
  reply: ClanLine,
  errors: ['clan/none', 'clan/muted', 'clan/line_blank', 'clan/line_too_long', 'wallet/key_reused'],
});

const Board = z.object({
  rows: z.array(ClanBoardRow),
  /** The caller’s own clan, wherever it stands; null: in none, or not on this board. */
  own: z.nullable(ClanBoardRow),
  /** Clans on the board. */
  total: z.int(),
});
const clanBoard = endpoint({
  method: 'GET',
  path: '/clan/board',
  summary: 'All clans by their exp, a page of them',
  service: 'social',
  auth: 'session',
  limit: 'read',
  query: z.object({ page: PageNumber }),
  reply: Board,
  errors: [],
});
const clanWeek = endpoint({
  method: 'GET',
  path: '/clan/week',
  summary: 'Clans by what they did this week, or in the week before it',
  service: 'social',
  auth: 'session',
  limit: 'read',
  query: z.object({ page: PageNumber, last: z.optional(z.enum(['true', 'false'])) }),
  reply: z.extend(Board, {
    /** The Monday with which the week begins (ISO day, UTC), and the time at which it is over. */
    week: z.string(),
    endsAt: z.string(),
    /** Of the caller: their best matches of the week, the best first; at most `CLANS.weekMatches`. */
    best: z.array(z.int()),
  }),
  errors: [],
});
const clanWeekTop = endpoint({
  method: 'GET',
  path: '/clan/week/top',
  summary: 'The three clans that did most in the week before this one',
  service: 'social',
  auth: 'session',
  limit: 'read',
  reply: z.object({ week: z.string(), rows: z.array(ClanBoardRow).check(z.maxLength(CLANS.weekShown)) }),
  errors: [],
});

export const CLAN_LIFE_CALLS = { clanLog, clanChat, sayInClan, clanBoard, clanWeek, clanWeekTop };
