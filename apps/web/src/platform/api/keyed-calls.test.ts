import { ENDPOINTS, INTENT_KEY_HEADER } from '@syllaboom/contracts';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { sessionPort } from '../session-port.ts';
import { readBases } from './bases.ts';
import { createApi } from './create-api.ts';

/** Any call with a body and a small answer; here it moves value. */
const keyed: { keyed?: boolean } = ENDPOINTS.wordExists;
beforeAll(() => {
  keyed.keyed = true;
});
afterAll(() => {
  delete keyed.keyed;
});
afterEach(() => vi.unstubAllGlobals());

const answer = (status: number, body: unknown) => () => new Response(JSON.stringify(body), { status });
const done = answer(200, { exists: true });
const refusal = (status: number, code: string) => answer(status, { code, id: 'r1', error: 'English' });
const lost = () => {
  throw new Error('no answer');
};

let words = 0;
/** The keys of these calls for the same thing, one after the other. */
async function keysOf(...answers: (() => Response)[]): Promise<(string | undefined)[]> {
  const keys: (string | undefined)[] = [];
  const fetch = vi.fn<typeof globalThis.fetch>(async (_url, init) => {
    keys.push(new Headers(init?.headers).get(INTENT_KEY_HEADER) ?? undefined);
    return (answers[keys.length - 1] ?? done)();
  });
  const api = createApi({ bases: readBases({}), session: sessionPort, fetch });
  const params = { language: 'en-US', word: `WORD${words++}` };
  for (const _ of answers) await api.call('wordExists', { params }).catch(() => undefined);
  return keys;
}

describe('a call that moves value', () => {
  it('carries another key each time that it was answered, granted or refused', async () => {
    const keys = await keysOf(done, refusal(409, 'wallet/insufficient_funds'), refusal(400, 'http/bad_request'), done);
    expect(new Set(keys).size).toBe(4);
  });

  it.each([
    ['no answer came', lost],
    ['the server was away', refusal(503, 'http/unavailable')],
    ['something broke', refusal(500, 'http/internal')],
    ['a proxy answered', answer(502, 'Bad gateway')],
    ['a page of somebody else answered', answer(404, 'Not here')],
    ['its answer broke off', () => new Response('{"exi', { status: 200 })],
    ['it was too much', refusal(429, 'http/rate_limited')],
    ['the session was over', refusal(401, 'auth/token_expired')],
  ])('carries the same key again when %s', async (_why, failure) => {
    const [first, second, third] = await keysOf(failure, done, done);
    expect(first).toMatch(/^[0-9a-f-]{35}$/);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });
});

it('a call that moves none carries no key', async () => {
  delete keyed.keyed;
  expect(await keysOf(lost, done)).toEqual([undefined, undefined]);
  keyed.keyed = true;
});
