import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { WorkQueue } from '#platform/auth/work-queue.ts';
import { createDevice } from '../../../testing/people/device.ts';
import { nameOn } from '../../../testing/people/named-accounts.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';

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
  const answer = await server.call('POST', '/api/auth/bylogin', { username, password: 'wrong-one' });
  return { status: answer.status, code: answer.body.code as string, headers: answer.headers };
};

/** How much slow work a call waits for: a hash is what takes the time of it. */
async function slowWorkOf(call: () => Promise<unknown>): Promise<number> {
  const run = vi.spyOn(WorkQueue.prototype, 'run');
  try {
    await call();
    return run.mock.calls.length;
  } finally {
    run.mockRestore();
  }
}

it('01 does as much slow work for an unknown user, and for one without a password, as for a wrong password', async () => {
  await server.signUp('timely');
  await nameOn(server, await createDevice(), 'doorless');
  expect(await slowWorkOf(() => signIn('doorless'))).toBe(1);
  expect(await slowWorkOf(() => signIn('timely'))).toBe(1);
  expect(await slowWorkOf(() => signIn('nobody'))).toBe(1);
});

it('61 does no slow work for a wrong recovery code, whoever is named', async () => {
  await server.signUp('forgetful');
  const recover = async (username: string) => {
    const body = { username, code: 'AAAA-BBBB-CCCC-DDDD', password: 'brand-new-one' };
    expect((await server.call('POST', '/api/auth/recover', body)).status).toBe(401);
  };
  expect(await slowWorkOf(() => recover('forgetful'))).toBe(0);
  expect(await slowWorkOf(() => recover('nobody'))).toBe(0);
});

it('tells those to come back for whom there is no room to wait', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => signIn('timely')));
  const busy = answers.filter((answer) => answer.status === 503);
  expect(busy.length).toBeGreaterThan(0);
  expect(busy.every((answer) => answer.code === 'auth/busy' && answer.headers.get('retry-after') === '2')).toBe(true);
  expect(answers.filter((answer) => answer.status === 401).length).toBeGreaterThanOrEqual(6);
});
