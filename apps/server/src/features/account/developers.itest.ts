import { DEVELOPER_ROLE } from '@syllaboom/engine';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDiscordPerson, enterThroughDiscord, type Houses, signedIn, startHouses } from '../../testing/houses.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';

let houses: Houses;
let server: TestServer;
beforeAll(async () => {
  houses = await startHouses();
  server = await startTestServer((config) => {
    const adjusted = houses.adjust(config);
    return { ...adjusted, identity: { ...adjusted.identity, developers: ['Ada-Dev', 'Earlier'] } };
  });
});
afterAll(async () => {
  await server.close();
  await houses.close();
});

const register = (username: string, password: string) =>
  server.call('POST', '/api/auth/register', { username, password });

it('04 gives developers whom the operator has named their role at sign-up, for a good password', async () => {
  const weak = await register('ada-dev', 'secret-1');
  expect([weak.status, weak.body.code]).toEqual([400, 'auth/staff_password_too_short']);
  const { user, token } = signedIn(await register('ada-dev', 'correct horse!'));
  expect(user).toMatchObject({ roles: [DEVELOPER_ROLE], type: DEVELOPER_ROLE });
  expect((await server.call('GET', '/api/gm/audit', undefined, { token })).status).toBe(200);
});

it('gives it to those who were there before, at the start', async () => {
  const { user, token } = signedIn(await register('Earlier', 'correct horse!'));
  const me = async () => (await server.call('GET', '/api/me', undefined, { token })).body.user;
  // As if the operator had named them only afterwards.
  await server.database.pool.query("update account set roles = '{}', player_type = 0 where player_id = $1", [user.id]);
  expect(await me()).toMatchObject({ roles: [], type: 0 });
  for (let start = 0; start < 2; start++) await server.composition.accounts.appointDevelopers();
  expect(await me()).toMatchObject({ roles: [DEVELOPER_ROLE], type: DEVELOPER_ROLE });
});

it('20 lets nobody slip into a developer’s name by renaming, or by what another house calls them', async () => {
  const { token } = await server.signUp('Innocent');
  const renamed = await server.call('POST', '/api/update-auth', { username: 'Earlier', password: '' }, { token });
  expect([renamed.status, renamed.body.code]).toEqual([400, 'auth/username_not_allowed']);
  const { user } = signedIn(await enterThroughDiscord(server, houses, addDiscordPerson(houses, 'x', 'Earlier')));
  expect(user.username).not.toMatch(/^Earlier$/i);
  expect(user.roles).toEqual([]);
});
