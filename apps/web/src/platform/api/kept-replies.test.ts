import { PROTOCOL_HEADER } from '@syllaboom/contracts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readBases } from './bases.ts';
import { createApi } from './create-api.ts';
import { createKeptReplies } from './kept-replies.ts';

const HASH = 'x-board-hash';
const board = (total: number, hash: string): Response =>
  new Response(JSON.stringify({ rows: [], localPlayer: null, total }), { headers: { [HASH]: hash } });
const refusal = (code: string, status: number): Response =>
  new Response(JSON.stringify({ code, id: 'r1', error: 'English' }), { status });

let answers: (() => Response)[] = [];
let player = 'ada';
/** The hash that each call carried. */
let carried: (string | undefined)[] = [];
const fetch = vi.fn<typeof globalThis.fetch>(async (_url, init) => {
  carried.push(new Headers(init?.headers).get(HASH) ?? undefined);
  const next = answers.shift();
  if (next === undefined) throw new Error('no answer');
  return next();
});
const session = () => ({
  token: () => 'token',
  playerId: () => player,
  isExpired: () => false,
  renew: async () => false,
  ban: () => undefined,
  needSecondFactor: () => undefined,
  needWayIn: () => undefined,
  check: () => undefined,
});
let api = createApi({ bases: readBases({}), session, fetch });
const read = async (page = '1', category = 'wins') =>
  (await api.call('leaderboard', { params: { category }, query: { page } })).total;

beforeEach(() => {
  [answers, carried, player] = [[], [], 'ada'];
  api = createApi({ bases: readBases({}), session, fetch });
});

describe('a conditional list', () => {
  it('is asked for with the hash of what is here, which is given again while it holds', async () => {
    answers = [
      () => board(1, 'h1'),
      () => new Response(null, { status: 304, headers: { [PROTOCOL_HEADER]: '7' } }),
      () => board(2, 'h2'),
      () => new Response(null, { status: 304 }),
    ];
    expect([await read(), await read(), await read(), await read()]).toEqual([1, 1, 2, 2]);
    expect(carried).toEqual([undefined, 'h1', 'h1', 'h2']);
  });
  it('is the same object as long as it holds', async () => {
    answers = [() => board(1, 'h1'), () => new Response(null, { status: 304 })];
    const ask = () => api.call('leaderboard', { params: { category: 'wins' }, query: { page: '1' } });
    expect(await ask()).toBe(await ask());
  });
  it('stays where a reply says that nothing changed, and while the server is asked too often', async () => {
    answers = [
      () => board(1, 'h1'),
      () => new Response('{"unchanged":true}', { headers: { [HASH]: 'h9' } }),
      () => refusal('http/rate_limited', 429),
      () => new Response(null, { status: 304 }),
    ];
    expect([await read(), await read(), await read(), await read()]).toEqual([1, 1, 1, 1]);
    expect(carried.slice(1)).toEqual(['h1', 'h1', 'h1']);
  });
  it('is kept by page, by list and by player', async () => {
    answers = [() => board(1, 'h1'), () => board(2, 'h2'), () => board(3, 'h3'), () => board(4, 'h4')];
    expect([await read(), await read('2'), await read('1', 'exp')]).toEqual([1, 2, 3]);
    player = 'bob';
    expect(await read()).toBe(4);
    expect(carried).toEqual([undefined, undefined, undefined, undefined]);
    answers = [() => refusal('http/rate_limited', 429)];
    player = 'cleo';
    await expect(read()).rejects.toMatchObject({ code: 'http/rate_limited' });
  });
  it('fails as other calls do where nothing is here, or something else went wrong', async () => {
    answers = [
      () => refusal('http/rate_limited', 429),
      () => new Response(null, { status: 304 }),
      () => new Response('{"unchanged":true}'),
      () => board(1, 'h1'),
      () => refusal('http/unavailable', 503),
    ];
    await expect(read()).rejects.toMatchObject({ code: 'http/rate_limited' });
    await expect(read()).rejects.toMatchObject({ code: 'client/unexpected' });
    await expect(read()).rejects.toMatchObject({ code: 'client/unexpected' });
    expect(await read()).toBe(1);
    await expect(read()).rejects.toMatchObject({ code: 'http/unavailable' });
    await expect(read()).rejects.toMatchObject({ code: 'client/network' });
  });
});

it('other calls carry no hash, and keep nothing', async () => {
  answers = [() => new Response('{"rows":[]}', { headers: { [HASH]: 'h1' } }), () => new Response('{"rows":[]}')];
  const top = () => api.call('leaderboardTop', { params: { category: 'wins' } });
  expect(await top()).not.toBe(await top());
  expect(carried).toEqual([undefined, undefined]);
});

it('the oldest of many makes room', () => {
  const kept = createKeptReplies();
  for (let at = 0; at < 30; at += 1) kept.keep(`k${at}`, { hash: 'h', reply: at });
  kept.keep('k0', { hash: 'h', reply: 'again' });
  kept.keep('k30', { hash: 'h', reply: 30 });
  expect([kept.get('k0')?.reply, kept.get('k1'), kept.get('k2')?.reply, kept.get('k30')?.reply]).toEqual([
    'again',
    undefined,
    2,
    30,
  ]);
});
