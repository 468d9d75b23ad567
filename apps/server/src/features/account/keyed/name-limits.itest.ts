import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDevice } from '../../../testing/people/device.ts';
import { askByName } from '../../../testing/people/named-accounts.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer((config) => ({ ...config, limits: { ...config.limits, enabled: true } }));
});
afterAll(() => server.close());

it('64 a class of a hundred gets in behind one address, with slips; a script does not go on for ever', async () => {
  const ask = async (name: string) => (await askByName(server, await createDevice(), name)).status;
  for (let pupil = 0; pupil < 100; pupil++) {
    expect(await ask('Moderator')).toBe(400);
    expect(await ask(`Pupil_${pupil}`)).toBe(200);
  }
  let more = 0;
  while ((await ask(`Script_${more}`)) === 200) more++;
  expect(more).toBe(20);
  const { rows } = await server.database.pool.query('select count(*)::int as count from account');
  expect(rows[0].count).toBe(120);
}, 60_000);
