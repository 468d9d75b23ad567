import type {
  Clan,
  ClanBoardRow,
  ClanCard,
  ClanDeed,
  ClanLine,
  ClanMember,
  ClanRequest,
  ClanSettings,
  SessionUser,
} from '@syllaboom/contracts';
import { CLANS, slotKeysOf } from '@syllaboom/engine';
import { currentUser } from '../../session/index.ts';
import { fakeFetch, refusal, reply, type SeenCall } from '../../../testing/fake-fetch.ts';
import { sessionUser } from '../../../testing/sign-in.ts';

export const OWN_ID = 'account-me-1';
const HOUR_MS = 3_600_000;
const agoIso = (ms: number): string => new Date(Date.now() - ms).toISOString();
const idOf = (name: string): string => `account-${name.toLowerCase()}`;

export const memberOf = (displayName: string, changes: Partial<ClanMember> = {}): ClanMember => ({
  id: idOf(displayName),
  displayName,
  avatar: displayName,
  frame: 0,
  level: 12,
  joinedAt: agoIso(200 * HOUR_MS),
  ...changes,
});
export const me = memberOf('me', { id: OWN_ID });

export const requestOf = (displayName: string, changes: Partial<ClanRequest> = {}): ClanRequest => ({
  id: idOf(displayName),
  displayName,
  avatar: displayName,
  frame: 0,
  level: 7,
  sentAt: agoIso(2 * HOUR_MS),
  fee: 0,
  feeType: 'coin',
  ...changes,
});

export const cardOf = (name: string, changes: Partial<ClanCard> = {}): ClanCard => ({
  id: `clan-${name.toLowerCase().replaceAll(/\W/g, '')}`,
  name,
  tag: name.slice(0, 3).toUpperCase(),
  exp: 0,
  memberCount: 4,
  max: CLANS.slots,
  settings: { minLevel: 1, joinFee: 0, feeType: 'coin' },
  description: '',
  asked: null,
  ...changes,
});

/** A clan with members, the first of whom owns it. */
export function clanOf(name: string, members: readonly ClanMember[], changes: Partial<Clan> = {}): Clan {
  return {
    ...cardOf(name),
    memberCount: members.length,
    members: members.map(({ id }) => id),
    membersData: [...members],
    requests: [],
    requestsData: [],
    owner: members[0]?.id ?? '',
    balance: { coin: 0, diamond: 0, key: 0 },
    mexp: Object.fromEntries(members.map(({ id }, at) => [id, 5_000 - 90 * at])),
    mgrade: {},
    createdAt: agoIso(900 * HOUR_MS),
    ...changes,
  };
}

export const lineOf = (n: number, displayName: string, message: string, changes: Partial<ClanLine> = {}): ClanLine => ({
  n,
  id: idOf(displayName),
  displayName,
  avatar: displayName,
  frame: 0,
  playerType: 0,
  message,
  at: agoIso(HOUR_MS - n * 1000),
  ...changes,
});

export const boardRowOf = (name: string, rank: number, changes: Partial<ClanBoardRow> = {}): ClanBoardRow => {
  const { id, tag } = cardOf(name);
  return { id, name, tag, exp: 0, rank, score: 4_000 - 100 * rank, memberCount: 8, is_own: false, ...changes };
};

interface Kept {
  purse: Partial<SessionUser>;
  /** The player's own clan. */
  clan: Clan | null;
  clans: readonly ClanCard[];
  waitsUntil: string | null;
  lines: readonly ClanLine[];
  deeds: readonly ClanDeed[];
  board: readonly ClanBoardRow[];
  best: number[];
  /** The answer to a call instead of the usual one, by method and path. */
  instead: Record<string, (call: SeenCall) => Response | Promise<Response>>;
  /** Before it is answered. */
  hold: Record<string, Promise<void>>;
}

const slotPrice = ({ max, balance }: Clan) => {
  const keys = slotKeysOf(max);
  if (keys === null) return null;
  const fromClan = Math.min(keys, balance?.key ?? 0);
  return { keys, fromClan, fromOwner: keys - fromClan };
};

function settle(kept: Kept, id: unknown, joins: boolean): Response {
  if (kept.clan === null) return refusal('clan/not_owner', 403);
  const asker = kept.clan.requestsData?.find((one) => one.id === id);
  const requestsData = kept.clan.requestsData?.filter((one) => one.id !== id) ?? [];
  const membersData = joins && asker ? [...kept.clan.membersData, memberOf(asker.displayName)] : kept.clan.membersData;
  kept.clan = {
    ...kept.clan,
    requestsData,
    requests: requestsData.map((one) => one.id),
    membersData,
    members: membersData.map((one) => one.id),
    memberCount: membersData.length,
  };
  return reply({ success: true });
}

function change(kept: Kept, changes: Partial<Clan>, more: object = {}): Response {
  if (kept.clan !== null) kept.clan = { ...kept.clan, ...changes };
  return reply({ success: true, ...more });
}

function ask(kept: Kept, { body }: SeenCall): Response {
  const clan = kept.clans.find(({ id }) => id === body.clanId);
  if (clan === undefined) return refusal('clan/not_found', 404);
  const { joinFee: fee, feeType } = clan.settings;
  if (body.joinFee !== undefined && (body.joinFee !== fee || body.feeType !== feeType))
    return refusal('clan/fee_changed', 409);
  const asked = { sentAt: agoIso(0), fee, feeType };
  kept.clans = kept.clans.map((one) => (one.id === clan.id ? { ...one, asked } : one));
  return reply({ success: true, fee, feeType });
}

function found(kept: Kept, { body }: SeenCall): Response {
  const { name, tag, description = '' } = body as Record<string, string>;
  kept.clan = clanOf(name ?? '', [me], { tag: tag ?? '', description });
  return reply({ success: true, clanId: kept.clan.id });
}

function say(kept: Kept, { body }: SeenCall): Response {
  const n = (kept.lines.at(-1)?.n ?? 0) + 1;
  const line = lineOf(n, 'me', String(body.message), { id: OWN_ID, k: String(body.k), at: agoIso(0) });
  kept.lines = [...kept.lines, line];
  return reply(line);
}

function list(kept: Kept, { query }: SeenCall): Response {
  const text = (query.q ?? '').toLowerCase();
  const fits = kept.clans.filter(({ name, tag }) => name.toLowerCase().startsWith(text) || tag.toLowerCase() === text);
  const from = Number(query.c ?? 0);
  const PAGE = 20;
  return reply({
    clans: fits.slice(from, from + PAGE),
    c: from + PAGE < fits.length ? String(from + PAGE) : null,
    inClan: kept.clan !== null,
    waitsUntil: kept.waitsUntil,
  });
}

function detail(kept: Kept, id: string): Response {
  if (kept.clan?.id === id) return reply(kept.clan);
  const card = kept.clans.find((one) => one.id === id);
  if (card === undefined) return refusal('clan/not_found', 404);
  const members = [memberOf('Ida'), memberOf('Zed')];
  return reply({
    ...clanOf(card.name, members),
    ...card,
    requests: null,
    requestsData: null,
    balance: null,
    mexp: null,
    mgrade: null,
  });
}

/** The answers of the calls about the own clan. */
const ownAnswers = (kept: Kept): Record<string, (call: SeenCall) => Response> => ({
  'GET /clan': () => reply({ clanId: kept.clan?.id ?? 0 }),
  'GET /clan/settings': () =>
    kept.clan === null || kept.clan.owner !== currentUser()?.id
      ? refusal('clan/not_owner', 403)
      : reply({ ...kept.clan.settings, max: kept.clan.max, upgrade: slotPrice(kept.clan) }),
  'POST /clan/create': (call) => found(kept, call),
  'POST /clan/leave': () => {
    kept.clan = null;
    return reply({ success: true });
  },
  'POST /clan/update': ({ body }) => {
    const settings = { ...kept.clan?.settings, ...body } as ClanSettings;
    return change(kept, { settings }, { settings });
  },
  'POST /clan/update/name': ({ body }) => change(kept, { name: String(body.name) }, { name: body.name }),
  'POST /clan/update/tag': ({ body }) => change(kept, { tag: String(body.tag) }, { tag: body.tag }),
  'POST /clan/description/update': ({ body }) =>
    change(kept, { description: String(body.description) }, { description: body.description }),
  'POST /clan/upgrade': () => {
    const paid = kept.clan === null ? null : slotPrice(kept.clan);
    return change(kept, { max: (kept.clan?.max ?? 0) + 1 }, { max: (kept.clan?.max ?? 0) + 1, paid });
  },
  'POST /clan/transfer': ({ body }) => change(kept, { owner: String(body.memberId) }),
  'POST /clan/manage/accept': ({ body }) => settle(kept, body.acceptedPlayer, true),
  'POST /clan/manage/decline': ({ body }) => settle(kept, body.playerId, false),
  'POST /clan/manage/kick': ({ body }) => {
    const membersData = kept.clan?.membersData.filter(({ id }) => id !== body.memberId) ?? [];
    return change(kept, { membersData, members: membersData.map(({ id }) => id), memberCount: membersData.length });
  },
});

/** A server that keeps clans as the real one does, as far as its pages see. */
export function serveClans(first: Partial<Kept> = {}) {
  const kept: Kept = {
    purse: {},
    clan: null,
    clans: [],
    waitsUntil: null,
    lines: [],
    deeds: [],
    board: [],
    best: [],
    instead: {},
    hold: {},
    ...first,
  };
  const week = { week: '2026-11-16', endsAt: new Date(Date.now() + 70 * HOUR_MS).toISOString() };
  const boardReply = () => ({
    rows: kept.board,
    own: kept.board.find((row) => row.is_own) ?? null,
    total: kept.board.length,
  });
  const answers: Record<string, (call: SeenCall) => Response> = {
    ...ownAnswers(kept),
    'GET /clan/available': (call) => list(kept, call),
    'POST /clan/join': (call) => ask(kept, call),
    'POST /clan/withdraw': ({ body }) => {
      kept.clans = kept.clans.map((one) => (one.id === body.clanId ? { ...one, asked: null } : one));
      return reply({ success: true });
    },
    'GET /clan/log': () => reply({ deeds: kept.deeds }),
    'GET /clan/chat': () => reply({ lines: kept.lines.toReversed(), c: null }),
    'POST /clan/chat/send': (call) => say(kept, call),
    'GET /clan/board': () => reply(boardReply()),
    'GET /clan/week': () => reply({ ...boardReply(), ...week, best: kept.best }),
    'GET /clan/week/top': () => reply({ week: week.week, rows: kept.board.slice(0, CLANS.weekShown) }),
    'GET /me': () => reply({ user: sessionUser(kept.purse) }),
  };
  const seen = fakeFetch(async (call) => {
    const name = `${call.method} ${call.path}`;
    await kept.hold[name];
    const other = kept.instead[name];
    if (other) return other(call);
    const [, kind, id] = /^\/clan\/(info|detail)\/(.+)$/.exec(call.path) ?? [];
    if (kind !== undefined) return kept.instead[`GET /clan/${kind}`]?.(call) ?? detail(kept, id ?? '');
    return answers[name]?.(call) ?? refusal('http/not_found', 404);
  });
  const calls = (name: string) => seen.filter(({ method, path }) => `${method} ${path}` === name);
  return { kept, seen, calls };
}
