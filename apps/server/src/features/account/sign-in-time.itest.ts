import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  // The real cost of a hash: that is what hides whether the user exists.
  server = await startTestServer((config) => ({
    ...config,
    hash: { memoryKib: 19_456, passes: 2, lanes: 1, parallelHashes: 2, waitingHashes: 4 },
  }));
});
afterAll(() => server.close());

const signIn = async (username: string) => {
  const began = performance.now();
  const answer = await server.call('POST', '/api/auth/bylogin', { username, password: 'wrong-one' });
  return {
    status: answer.status,
    code: answer.body.code as string,
    headers: answer.headers,
    tookMs: performance.now() - began,
  };
};
/** The lower quartile: what a call takes when the machine has nothing else to do. */
const quiet = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 2] ?? 0;

it('01 takes as long for an unknown user as for a wrong password', async () => {
  await server.signUp('timely');
  const known: number[] = [];
  const unknown: number[] = [];
  for (let each = 0; each < 50; each++) {
    known.push((await signIn('timely')).tookMs);
    unknown.push((await signIn('nobody')).tookMs);
  }
  expect(Math.abs(quiet(known) - quiet(unknown))).toBeLessThan(10);
  expect(quiet(unknown)).toBeGreaterThan(5);
}, 60_000);

it('61 takes as long for a wrong recovery code as for an unknown name: nobody waits for a hash', async () => {
  const recover = async (username: string) => {
    const began = performance.now();
    const body = { username, code: 'AAAA-BBBB-CCCC-DDDD', password: 'brand-new-one' };
    expect((await server.call('POST', '/api/auth/recover', body)).status).toBe(401);
    return performance.now() - began;
  };
  const known: number[] = [];
  const unknown: number[] = [];
  for (let each = 0; each < 40; each++) {
    known.push(await recover('timely'));
    unknown.push(await recover('nobody'));
  }
  expect(Math.abs(quiet(known) - quiet(unknown))).toBeLessThan(5);
}, 60_000);

it('tells those to come back for whom there is no room to wait', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => signIn('timely')));
  const busy = answers.filter((answer) => answer.status === 503);
  expect(busy.length).toBeGreaterThan(0);
  expect(busy.every((answer) => answer.code === 'auth/busy' && answer.headers.get('retry-after') === '2')).toBe(true);
  expect(answers.filter((answer) => answer.status === 401).length).toBeGreaterThanOrEqual(6);
});
