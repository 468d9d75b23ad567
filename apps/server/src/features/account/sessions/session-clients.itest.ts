import type { SessionClient } from '@syllaboom/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBrowser, type TestBrowser } from '../../../testing/people/browser.ts';
import { createDevice } from '../../../testing/people/device.ts';
import {
  addDiscordPerson,
  enterThroughDiscord,
  enterThroughGoogle,
  type IdentityProviders,
  signedIn,
  startProviders,
} from '../../../testing/people/identity-providers.ts';
import { askByName } from '../../../testing/people/named-accounts.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';

const FIREFOX = 'Mozilla/5.0 (Android 14; Mobile; rv:128.0) Gecko/128.0 Firefox/128.0';
const EDGE =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Safari/537.36 Edg/124.0.0.0';
const ON_PHONE: SessionClient = { browser: 'Firefox', system: 'Android', form: 'phone' };
const ON_DESKTOP: SessionClient = { browser: 'Edge', system: 'Windows', form: 'desktop' };

let providers: IdentityProviders;
let server: TestServer;
beforeAll(async () => {
  providers = await startProviders();
  server = await startTestServer(providers.adjust);
});
afterAll(async () => {
  await server.close();
  await providers.close();
});

const from = (agent: string) => ({ headers: { 'user-agent': agent } });
/** A browser that says what it is. */
const browserAs = (agent: string): TestBrowser => {
  const browser = createBrowser(server);
  return {
    ...browser,
    call: (method, path, body, options) =>
      browser.call(method, path, body, { ...options, headers: { ...options?.headers, 'user-agent': agent } }),
  };
};
const enter = async (agent: string, body: object) =>
  signedIn(await server.call('POST', '/api/auth/bylogin', body, from(agent)));
async function clientsOf(token: string): Promise<SessionClient[]> {
  const { body } = await server.call('GET', '/api/account', undefined, { token });
  return body.sessions.map((session: { client: SessionClient }) => session.client);
}

describe('what a session is used with', () => {
  it('is told of every sign-in, to its player alone', async () => {
    const device = await createDevice();
    const signUp = { username: 'Clients_1', password: 'secret-1', device: device.key };
    const made = await server.call('POST', '/api/auth/register', signUp, from(FIREFOX));
    await enter(EDGE, { username: 'Clients_1', password: 'secret-1' });
    await enter('', { username: 'Clients_1', password: 'secret-1' });
    const { token } = signedIn(made);
    expect(await clientsOf(token)).toEqual(
      expect.arrayContaining([ON_PHONE, ON_DESKTOP, { browser: null, system: null, form: null }]),
    );
    const other = await server.signUp('Clients_2');
    expect(await clientsOf(other.token)).toHaveLength(1);
  });

  it('is told of who comes by a name, by a recovery code, through Discord and through Google', async () => {
    const named = await askByName(server, await createDevice(), 'Clients_3', from(FIREFOX));
    expect(await clientsOf(signedIn(named).token)).toEqual([ON_PHONE]);

    const { body } = await server.call('POST', '/api/auth/register', { username: 'Clients_4', password: 'secret-1' });
    const [code = ''] = body.recoveryCodes as string[];
    const recovery = { username: 'Clients_4', code, password: 'changed-1' };
    const recovered = await server.call('POST', '/api/auth/recover', recovery, from(EDGE));
    expect(await clientsOf(signedIn(recovered).token)).toEqual([ON_DESKTOP]);

    const person = addDiscordPerson(providers, 'clients_5');
    const discord = await enterThroughDiscord(server, providers, person, {}, browserAs(FIREFOX));
    expect(await clientsOf(signedIn(discord).token)).toEqual([ON_PHONE]);
    const google = await enterThroughGoogle(server, providers, { sub: '655', name: 'Six' }, {}, browserAs(EDGE));
    expect(await clientsOf(signedIn(google).token)).toEqual([ON_DESKTOP]);
  });

  it('becomes known of older sessions when they are renewed, and is kept where a renewal doesn’t tell', async () => {
    const device = await createDevice();
    const { renew = '', token } = await server.signUp('Clients_6', { device: device.key });
    await server.database.pool.query('update session set browser = null, operating_system = null, form_factor = null');
    const renewFrom = async (agent: string, secret: string) =>
      enter(agent, {
        username: 'Clients_6',
        password: secret,
        proof: await device.prove(secret, server.clock.now()),
      });
    const next = await renewFrom(FIREFOX, renew);
    expect(await clientsOf(token)).toEqual([ON_PHONE]);
    await renewFrom('curl/8.1', next.renew ?? '');
    expect(await clientsOf(token)).toEqual([ON_PHONE]);
  });

  it('is part of what a player may take along, and nothing else of the header is', async () => {
    const made = await server.call(
      'POST',
      '/api/auth/register',
      { username: 'Clients_7', password: 'secret-1' },
      from(`${FIREFOX} Tell-Tale/7`),
    );
    const { token, user } = signedIn(made);
    const exported = await server.call('GET', '/api/account/export', undefined, { token });
    expect(exported.body.account.sessions).toMatchObject([{ client: ON_PHONE }]);
    const { rows } = await server.database.pool.query('select * from session where player_id = $1', [user.id]);
    expect(JSON.stringify(rows)).not.toMatch(/Tell-Tale|Gecko|128/);
  });
});
