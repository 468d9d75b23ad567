import { endpoint } from '@syllaboom/contracts';
import { z } from 'zod/mini';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestEdge, type TestEdge } from '../../../testing/edge.ts';

const CONTRACTS = {
  pay: endpoint({
    method: 'POST',
    path: '/pay',
    summary: 'Moves value',
    service: 'game',
    auth: 'player',
    limit: 'read',
    keyed: true,
    reply: z.object({ key: z.string() }),
    errors: [],
  }),
  look: endpoint({
    method: 'POST',
    path: '/look',
    summary: 'Moves nothing',
    service: 'game',
    auth: 'player',
    limit: 'read',
    reply: z.object({ fields: z.array(z.string()) }),
    errors: [],
  }),
};
let edge: TestEdge;
beforeAll(async () => {
  edge = await startTestEdge(CONTRACTS, {
    pay: async ({ key }) => ({ key }),
    look: async (call) => ({ fields: Object.keys(call) }),
  });
});
afterAll(() => edge.close());

const post = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(`${edge.url}/api${path}`, {
    method: 'POST',
    headers: { authorization: 'Bearer ada', ...headers },
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};
const pay = (key?: string) => post('/pay', key === undefined ? {} : { 'idempotency-key': key });

describe('a call that moves value', () => {
  it('46 gets the key of the caller, apart from those that the server makes', async () => {
    for (const key of ['abcd-123', 'a'.repeat(8), 'Z9-'.repeat(21)]) {
      expect(await pay(key)).toEqual({ status: 200, body: { key: `intent:${key}` } });
    }
  });

  it('gets a random one without', async () => {
    const keys = [];
    for (let n = 0; n < 3; n++) keys.push((await pay()).body['key']);
    expect(new Set(keys).size).toBe(3);
    for (const key of keys) expect(key).toMatch(/^intent:[A-Za-z0-9]{22}$/);
  });

  it.each(['', 'short-7', 'a'.repeat(65), 'with space', 'daily:2026-03-01', 'under_score', 'ä'.repeat(9), 'a,b,c,d,e'])(
    'refuses the malformed key %j',
    async (key) => {
      expect(await pay(key)).toMatchObject({
        status: 400,
        body: { code: 'http/bad_request', params: { field: 'Idempotency-Key' } },
      });
    },
  );

  it('says so in the document', async () => {
    const { paths } = (await (await fetch(`${edge.url}/api/openapi.json`)).json()) as {
      paths: Record<
        string,
        { post: { parameters: { name: string; in: string; required: boolean }[]; responses: object } }
      >;
    };
    expect(paths['/pay']?.post.parameters).toMatchObject([{ name: 'Idempotency-Key', in: 'header', required: false }]);
    expect(JSON.stringify(paths['/pay']?.post.responses)).toContain('wallet/key_reused');
    expect(paths['/look']?.post.parameters).toEqual([]);
  });

  it('may be made by pages of allowed origins with that header', async () => {
    const asked = await fetch(`${edge.url}/api/pay`, { method: 'OPTIONS', headers: { origin: edge.url } });
    expect(asked.headers.get('access-control-allow-headers')).toContain('Idempotency-Key');
  });
});

it('a call that moves nothing has no key, and does not look at one', async () => {
  const { status, body } = await post('/look', { 'idempotency-key': '!' });
  expect([status, body['fields']]).toEqual([200, expect.not.arrayContaining(['key'])]);
});
