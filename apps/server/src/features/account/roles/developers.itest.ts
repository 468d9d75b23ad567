import { DEVELOPER_ROLE } from '@syllaboom/engine';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  addDiscordPerson,
  enterThroughDiscord,
  type IdentityProviders,
  signedIn,
  startProviders,
} from '../../../testing/people/identity-providers.ts';
import { enrolApp } from '../../../testing/people/second-factor.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';

let providers: IdentityProviders;
let server: TestServer;
beforeAll(async () => {
  providers = await startProviders();
  server = await startTestServer((config) => {
    const adjusted = providers.adjust(config);
    return { ...adjusted, identity: { ...adjusted.identity, developers: ['Ada-Dev', 'Earlier'] } };
  });
});
afterAll(async () => {
  await server.close();
  await providers.close();
});

const register = (username: string, password: string) =>
  server.call('POST', '/api/auth/register', { username, password });

it('04 gives developers whom the operator has named their role at sign-up, for a good password', async () => {
  const weak = await register('ada-dev', 'secret-1');
  expect([weak.status, weak.body.code]).toEqual([400, 'auth/staff_password_too_short']);
  const { user, token } = signedIn(await register('ada-dev', 'correct horse!'));
  expect(user).toMatchObject({ roles: [DEVELOPER_ROLE], type: DEVELOPER_ROLE });
  const readAudit = () => server.call('GET', '/api/gm/audit', undefined, { token });
  expect((await readAudit()).body.code).toBe('auth/second_factor_needed');
  await enrolApp(server, token);
  expect((await readAudit()).status).toBe(200);
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

it('20 lets nobody take a name that looks like one of the staff’s, of the game or of a guest', async () => {
  const staff = await server.signUp('keeper1');
  await server.database.pool.query('update account set roles = array[5] where player_id = $1', [staff.user.id]);
  const { token } = await server.signUp('Harmless');
  for (const username of ['Guest-abcd', 'staff1', 'system_', '4dmin', 'ada_dev', 'Ad4_D3v', 'EARL-ier', 'keep_er1']) {
    const signedUp = await register(username, 'secret-1');
    expect([username, signedUp.status, signedUp.body.code]).toEqual([username, 400, 'auth/username_not_allowed']);
    const renamed = await server.call('POST', '/api/update-auth', { username, password: '' }, { token });
    expect([username, renamed.status, renamed.body.code]).toEqual([username, 400, 'auth/username_not_allowed']);
  }
  const { user } = signedIn(await enterThroughDiscord(server, providers, addDiscordPerson(providers, 'y', 'keep_er1')));
  expect(user.username).not.toMatch(/^keep_?er1$/i);
  // Who stands in the operator's list keeps their name when they change how it is written.
  const own = await server.call(
    'POST',
    '/api/update-auth',
    { username: 'KEEPER1', password: '' },
    { token: staff.token },
  );
  expect([own.status, own.body.username]).toEqual([200, 'KEEPER1']);
});

it('20 lets nobody slip into a developer’s name by renaming, or by what an identity provider calls them', async () => {
  const { token } = await server.signUp('Innocent');
  const renamed = await server.call('POST', '/api/update-auth', { username: 'Earlier', password: '' }, { token });
  expect([renamed.status, renamed.body.code]).toEqual([400, 'auth/username_not_allowed']);
  const { user } = signedIn(await enterThroughDiscord(server, providers, addDiscordPerson(providers, 'x', 'Earlier')));
  expect(user.username).not.toMatch(/^Earlier$/i);
  expect(user.roles).toEqual([]);
});
