import { afterAll, beforeAll, expect, it } from 'vitest';
import { grant } from '../../testing/people/grant.ts';
import { signUpWith } from '../../testing/people/staff.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer((config) => ({ ...config, economy: { ...config.economy, exchange: false } }));
});
afterAll(() => server.close());

it('is refused with a sentence, and moves nothing; what was exchanged can still be read', async () => {
  const player = await signUpWith(server, 'closed');
  await grant(server.database, player.id, { diamond: 5 });
  for (const answer of [
    await player.get('/exchange/rates'),
    await player.post('/exchange/currency', { from: 'diamond', to: 'coin', amount: 1 }),
  ])
    expect([answer.status, answer.body.error]).toEqual([503, 'The exchange is closed at the moment.']);
  expect([(await player.get('/me')).body.user.diamond, (await player.get('/exchange/history')).body]).toEqual([5, []]);
});
