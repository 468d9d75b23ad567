import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it('is not ready any more once it drains, while calls are still answered', async () => {
  const { token } = await server.signUp('drainer');
  server.composition.startDraining();
  const ready = await server.call('GET', '/readyz');
  expect([ready.status, ready.body.checks.serving]).toEqual([503, false]);
  expect((await server.call('GET', '/healthz')).status).toBe(200);
  expect((await server.call('GET', '/api/me', undefined, { token })).status).toBe(200);
});
