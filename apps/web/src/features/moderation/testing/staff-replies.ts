import type { FlaggedMatch, ReportSummary, Sanction } from '@syllaboom/contracts';
import { reply, type SeenCall } from '../../../testing/fake-fetch.ts';

export const TARGET = { id: 'target000001', displayName: 'Grumbler', avatar: 'Grumbler', frame: 0 };
const REPORTER = { id: 'reporter0001', displayName: 'Poppy', avatar: 'Poppy', frame: 0 };

export const reportOf = (changes: Partial<ReportSummary> = {}): ReportSummary => ({
  id: 'r1',
  target: TARGET,
  reporter: REPORTER,
  categories: ['language', 'spam'],
  note: 'Swears at everybody.',
  language: 'en-US',
  at: '2026-05-01T12:00:00.000Z',
  status: 'open',
  openAgainst: 3,
  ...changes,
});

export const sanctionOf = (changes: Partial<Sanction> = {}): Sanction => ({
  id: 's1',
  kind: 'ban',
  reason: 'Again and again.',
  by: 'Mod',
  at: '2026-05-01T12:00:00.000Z',
  until: null,
  liftedAt: null,
  ...changes,
});

const SENT = [
  { id: TARGET.id, message: 'you are all rotten' },
  { id: TARGET.id, message: 'never said in the room' },
];
const KEPT = [
  { id: REPORTER.id, name: 'Poppy', message: 'hello', at: '2026-05-01T11:58:00.000Z' },
  { id: TARGET.id, name: 'Grumbler', message: 'you are all rotten', at: '2026-05-01T11:59:00.000Z' },
];

const PLAYER = {
  ...TARGET,
  username: 'grumbler',
  roles: [3],
  createdAt: '2026-01-02T00:00:00.000Z',
  exp: 12_345,
  matches: 67,
};

const FLAGGED: FlaggedMatch = {
  matchId: 'match1',
  player: TARGET,
  at: '2026-05-01T12:00:00.000Z',
  mode: 0,
  ranked: true,
  place: 1,
  figures: { words: 40, untypedWords: 36, unseenWords: 2, medianLetterMs: 17, gapVariation: 3 },
  withheldCoins: 600,
  withheldExp: 323,
  status: 'flagged',
  appeal: 'I use a keyboard that completes words.',
  appealedAt: '2026-05-01T13:00:00.000Z',
  decidedBy: null,
  decidedAt: null,
  note: '',
};

/** What a server with one report, one player, one appeal and a short log answers to the staff's pages. */
export const REPLIES: Readonly<Record<string, unknown>> = {
  'GET /account/second-factor': { needed: true, enrolled: true, provenUntil: '2099-01-01T00:00:00.000Z', codesLeft: 8 },
  'GET /gm/reports': { reports: [reportOf(), reportOf({ id: 'r2', categories: ['other'], openAgainst: 1 })], total: 2 },
  'GET /gm/flags': { matches: [FLAGGED], total: 1 },
  [`POST /gm/flags/match1/${TARGET.id}/decide`]: { success: true },
  [`POST /gm/players/${TARGET.id}/undo-gains`]: {
    success: true,
    undone: { matches: 2, coins: 1234, diamonds: 0, keys: 0, tiles: 1, exp: 560, discoveries: 3, opponents: 1 },
  },
  'GET /gm/reports/r1': {
    report: reportOf(),
    sentChat: SENT,
    roomChat: KEPT,
    subject: null,
    sanctions: [],
    decidedBy: null,
  },
  'POST /gm/reports/r1/dismiss': { success: true },
  'POST /gm/reports/r1/take-down': { success: true, isNew: true },
  'POST /gm/sanctions': { success: true, id: 's2' },
  'POST /gm/sanctions/s1/lift': { success: true },
  'GET /gm/players': { players: [{ ...TARGET, username: 'grumbler', banned: true }] },
  [`GET /gm/players/${TARGET.id}`]: { player: PLAYER, sanctions: [sanctionOf()], reports: [reportOf()] },
  [`POST /gm/players/${TARGET.id}/roles`]: { success: true },
  'GET /gm/appeals': {
    appeals: [
      {
        id: 'a1',
        player: TARGET,
        sanction: sanctionOf(),
        content: null,
        text: 'It was my brother.',
        at: '2026-05-02T12:00:00.000Z',
      },
    ],
    total: 1,
  },
  'POST /gm/appeals/a1/decide': { success: true },
  'GET /gm/audit': {
    entries: [
      {
        id: '1',
        at: '2026-05-01T12:00:00.000Z',
        by: { id: 'moderator001', displayName: 'Mod', avatar: 'Mod', frame: 0 },
        action: 'sanction_given',
        target: TARGET,
        detail: { kind: 'ban', reason: 'Again and again.', until: null, sanctionId: 's1' },
      },
    ],
    total: 1,
  },
  'POST /gm/announce': { success: true },
};

/** Answers by method and path; a call that nobody expects answers 404. */
export const answerFrom =
  (replies: Readonly<Record<string, unknown>>) =>
  ({ method, path }: SeenCall): Response => {
    const known = replies[`${method} ${path}`];
    return known === undefined ? reply({ code: 'http/not_found', id: 'r', error: '' }, 404) : reply(known);
  };
