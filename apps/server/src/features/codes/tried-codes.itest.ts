import { expOfLevel } from '@syllaboom/engine';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signUpWith } from '../../testing/people/staff.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer((config) => ({ ...config, limits: { ...config.limits, enabled: true } }));
});
afterAll(() => server.close());

it('lets a player try ten codes an hour', async () => {
  const [ada, ben] = [await signUpWith(server, 'triesada'), await signUpWith(server, 'triesben')];
  await server.database.pool.query('update profile set exp = $1', [expOfLevel(10)]);
  const tried = await Promise.all(Array.from({ length: 14 }, (_, n) => ada.post(`/reedem/GUESSED${n}0`)));
  const codes = tried.map(({ body }) => body.code);
  expect(codes.filter((code) => code === 'code/not_exist')).toHaveLength(10);
  expect(codes.filter((code) => code === 'http/rate_limited')).toHaveLength(4);
  expect((await ben.post('/reedem/GUESSED00')).body.code).toBe('code/not_exist');
});
