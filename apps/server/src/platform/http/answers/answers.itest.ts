import { endpoint, TextFile } from '@syllaboom/contracts';
import { z } from 'zod/mini';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '#platform/errors/app-error.ts';
import { startTestEdge, type TestEdge } from '../../../testing/edge.ts';

const CONTRACTS = {
  friends: endpoint({
    method: 'GET',
    path: '/friends',
    summary: 'A list that is read again and again',
    service: 'social',
    auth: 'player',
    limit: 'read',
    reply: z.object({ friends: z.array(z.string()) }),
    conditional: 'x-friends-hash',
    errors: ['profile/not_found'],
  }),
  words: endpoint({
    method: 'GET',
    path: '/collections/:id/download',
    summary: 'A text file',
    service: 'social',
    auth: 'player',
    limit: 'download',
    params: z.object({ id: z.string() }),
    reply: TextFile,
    errors: ['http/forbidden'],
  }),
};
const friendsOf = new Map<string, string[]>();
let fileName = '';
let edge: TestEdge;
beforeAll(async () => {
  edge = await startTestEdge(CONTRACTS, {
    friends: async ({ caller }) => {
      const friends = friendsOf.get(caller.playerId);
      if (friends === undefined) throw new AppError('profile/not_found');
      return { friends, secret: 'never told' };
    },
    words: async ({ caller, params }) => {
      if (caller.playerId === 'stranger') throw new AppError('http/forbidden');
      return { name: fileName, text: `${params.id}\nof ${caller.playerId}\nñandú\n` };
    },
  });
});
afterAll(() => edge.close());
beforeEach(() => {
  fileName = 'words.txt';
  friendsOf.clear();
  friendsOf.set('ada', ['bob', 'cleo']);
  friendsOf.set('bob', ['ada']);
});

async function get(path: string, token?: string, headers: Record<string, string> = {}) {
  const authorization: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const response = await fetch(`${edge.url}/api${path}`, { headers: { ...authorization, ...headers } });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

describe('a conditional list', () => {
  const ask = (token: string, hash?: string) =>
    get('/friends', token, hash === undefined ? {} : { 'x-friends-hash': hash });
  const hashOf = ({ headers }: Awaited<ReturnType<typeof get>>): string => headers.get('x-friends-hash') ?? '';

  it('tells its hash, and answers 304 without a body as long as that holds', async () => {
    const first = await ask('ada');
    expect([first.status, JSON.parse(first.text)]).toEqual([200, { friends: ['bob', 'cleo'] }]);
    expect(hashOf(first)).toMatch(/^[\w-]{22}$/);
    const again = await ask('ada', hashOf(first));
    expect([again.status, again.text, hashOf(again)]).toEqual([304, '', hashOf(first)]);
    expect(again.headers.get('cache-control')).toBe('no-store');
    friendsOf.set('ada', ['bob']);
    const changed = await ask('ada', hashOf(first));
    expect([changed.status, JSON.parse(changed.text)]).toEqual([200, { friends: ['bob'] }]);
    expect(hashOf(changed)).not.toBe(hashOf(first));
  });
  it('takes a hash that it never gave for an unknown one', async () => {
    for (const hash of ['', '*', 'x'.repeat(4000), '"22"', 'é'])
      expect([hash, (await ask('ada', hash)).status]).toEqual([hash, 200]);
  });
  it('is each caller’s own, and nothing is told to whoever may not call', async () => {
    const hash = hashOf(await ask('ada'));
    expect(JSON.parse((await ask('bob', hash)).text)).toEqual({ friends: ['ada'] });
    for (const token of ['guest-1', 'expired', 'nobody']) {
      const refused = await ask(token, hash);
      expect([token, refused.status >= 400, refused.headers.get('x-friends-hash')]).toEqual([token, true, null]);
    }
  });
  it('lets pages of allowed origins send and read the hash', async () => {
    const origin = edge.url;
    const { headers } = await get('/friends', 'ada', { origin });
    expect(headers.get('access-control-expose-headers')?.split(', ')).toContain('x-friends-hash');
    const asked = await fetch(`${edge.url}/api/friends`, { method: 'OPTIONS', headers: { origin } });
    expect(asked.headers.get('access-control-allow-headers')?.split(', ')).toContain('x-friends-hash');
  });
});

describe('a text download', () => {
  it('knows its caller, and is a file', async () => {
    const { status, headers, text } = await get('/collections/mine/download', 'ada');
    expect([status, text]).toEqual([200, 'mine\nof ada\nñandú\n']);
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(headers.get('content-disposition')).toBe('attachment; filename=words.txt');
    expect([headers.get('cache-control'), headers.get('x-content-type-options')]).toEqual(['no-store', 'nosniff']);
  });
  it('refuses whom its contract or its service refuses, in JSON', async () => {
    const codes = await Promise.all(
      [undefined, 'guest-1', 'expired', 'stranger'].map(async (token) => {
        const { status, text, headers } = await get('/collections/mine/download', token);
        return [status, JSON.parse(text).code, headers.get('content-disposition')];
      }),
    );
    expect(codes).toEqual([
      [401, 'auth/login_required', null],
      [401, 'auth/login_required', null],
      [401, 'auth/token_expired', null],
      [403, 'http/forbidden', null],
    ]);
  });
  it('may have any name', async () => {
    for (const name of ['日本 "x".txt', '../../etc/passwd', 'a\r\nSet-Cookie: x=1.txt', '\u0000', '', 'page.html']) {
      fileName = name;
      const { status, headers } = await get('/collections/mine/download', 'ada');
      expect([name, status, headers.get('set-cookie')]).toEqual([name, 200, null]);
      expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
      expect(headers.get('content-disposition')).toMatch(/^attachment/);
    }
    fileName = '日本.txt';
    const { headers } = await get('/collections/mine/download', 'ada');
    expect(headers.get('content-disposition')).toContain(`filename*=UTF-8''${encodeURIComponent('日本.txt')}`);
  });
  it('counts against the limit that its contract names, by player', async () => {
    const statuses: number[] = [];
    for (let turn = 0; turn < 31; turn += 1) statuses.push((await get('/collections/a/download', 'eve')).status);
    expect([statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([30, 429]);
    expect((await get('/collections/a/download', 'fay')).status).toBe(200);
  });
});

it('the description names the hash, 304 and the text', async () => {
  const { paths } = JSON.parse((await get('/openapi.json')).text);
  const { parameters, responses } = paths['/friends'].get;
  expect(parameters).toEqual([{ name: 'x-friends-hash', in: 'header', required: false, schema: { type: 'string' } }]);
  expect([Object.keys(responses[200].headers), Object.keys(responses)]).toEqual([
    ['x-friends-hash'],
    expect.arrayContaining(['200', '304', '401']),
  ]);
  expect(Object.keys(paths['/collections/{id}/download'].get.responses[200].content)).toEqual(['text/plain']);
});
