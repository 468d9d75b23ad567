import type { SessionReply } from '@syllaboom/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createBrowser } from '../../testing/people/browser.ts';
import { createDevice } from '../../testing/people/device.ts';
import {
  addDiscordPerson,
  askGoogle,
  type IdentityProviders,
  signedIn,
  startProviders,
  authorizeAtDiscord,
} from '../../testing/people/identity-providers.ts';
import { enrolApp } from '../../testing/people/second-factor.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';

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

/** Everything that the database holds, as text; bytes as they are, and in hexadecimal. */
async function dumpDatabase(): Promise<string> {
  const { rows: tables } = await server.database.pool.query(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
  );
  const dumps: string[] = [];
  for (const { name } of tables) {
    const { rows } = await server.database.pool.query(`select * from ${name}`);
    for (const row of rows) {
      for (const value of Object.values(row))
        dumps.push(Buffer.isBuffer(value) ? value.toString('latin1') : JSON.stringify(value));
    }
  }
  return dumps.join('\n');
}

it('08 42 keeps neither passwords nor tokens, codes, secrets and handles: no table and no log holds them', async () => {
  const device = await createDevice();
  const passwords = ['Pä55-of-the-sign-up', 'Pä55-of-the-change!', 'Pä55-never-right!!'];
  const [first = '', second = '', wrong = ''] = passwords;
  const body = { username: 'Secretive', password: first, device: device.key };
  const byRegister = (await server.call('POST', '/api/auth/register', body)).body;
  const signedUp = byRegister as SessionReply;
  const entered = signedIn(await server.call('POST', '/api/auth/bylogin', body));
  await server.call('POST', '/api/auth/bylogin', { ...body, password: wrong });
  const secret = entered.renew ?? '';
  const proof = await device.prove(secret, server.clock.now());
  const renewed = signedIn(
    await server.call('POST', '/api/auth/bylogin', { username: 'Secretive', password: secret, proof }),
  );
  const change = { username: '', password: second, currentPassword: first };
  await server.call('POST', '/api/update-auth', change, { token: renewed.token });
  const browser = createBrowser(server);
  const grant = await authorizeAtDiscord(providers, browser, addDiscordPerson(providers, 'secretive'));
  const cookie = browser.cookies.get('oa') ?? '';
  const byDiscord = signedIn(
    await browser.call('POST', '/api/discord_token', { code: grant.code, state: grant.state }),
  );
  const idToken = await askGoogle(providers, browser, { sub: '501', name: 'Secretive' });
  const byGoogle = signedIn(await browser.call('POST', '/api/auth/glogin', { idToken }));
  await server.call('POST', '/api/auth/glogin', { idToken: `${idToken}x` });
  await server.call('GET', `/api/auth/login?return=/&code=${grant.code}&state=${grant.state}`);
  const theirs = [...providers.discord.state.access.keys(), ...providers.discord.state.refresh.keys()];
  const codes: string[] = byRegister.recoveryCodes;
  const recovery = { username: 'Secretive', code: codes[0], password: 'Pä55-by-the-code!!' };
  const recovered = await server.call('POST', '/api/auth/recover', recovery);
  expect(recovered.status).toBe(200);
  const { id } = recovered.body.user;
  await server.database.pool.query('update account set roles = array[5] where player_id = $1', [id]);
  const { secret: appSecret, replacementCodes } = await enrolApp(server, recovered.body.token);
  const secrets = [
    ...passwords,
    recovery.password,
    ...codes,
    ...[...codes, ...replacementCodes].map((code) => code.replaceAll('-', '')),
    ...replacementCodes,
    appSecret,
    ...[signedUp, entered, renewed, byDiscord, byGoogle].map(({ token }) => token),
    ...[signedUp.renew, secret, renewed.renew, byDiscord.refresh_token].map((text) => text ?? ''),
    ...theirs,
    grant.code,
    grant.state,
    cookie,
    idToken,
  ];
  expect(secrets.every((text) => text.length > 10)).toBe(true);
  const database = await dumpDatabase();
  // The dump does hold what is stored.
  expect(database).toContain('Secretive');
  const logs = server.logs.join('\n');
  expect(logs).toContain('signed_in');
  for (const text of secrets)
    expect([text, database.includes(text), logs.includes(text)]).toEqual([text, false, false]);
});
