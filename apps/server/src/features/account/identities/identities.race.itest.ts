import { afterAll, beforeAll, expect, it } from 'vitest';
import { createBrowser } from '../../../testing/people/browser.ts';
import {
  addDiscordPerson,
  askGoogle,
  enterThroughDiscord,
  enterThroughGoogle,
  type IdentityProviders,
  signedIn,
  startProviders,
} from '../../../testing/people/identity-providers.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';

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

const count = async (query: string, values: unknown[] = []) =>
  (await server.database.pool.query(`select count(*)::int as count from ${query}`, values)).rows[0].count as number;

it('makes one account when somebody signs in for the first time from twelve places at once', async () => {
  const person = addDiscordPerson(providers, 'first', 'First Timer');
  const before = [await count('account'), await count('profile'), await count('wallet_account')];
  const replies = await Promise.all(
    Array.from({ length: 12 }, () => enterThroughDiscord(server, providers, person, {}, createBrowser(server))),
  );
  expect(new Set(replies.map((reply) => signedIn(reply).user.id)).size).toBe(1);
  const after = [await count('account'), await count('profile'), await count('wallet_account')];
  expect(after.map((rows, index) => rows - (before[index] ?? 0))).toEqual([1, 1, 3]);
  expect(await count('identity where subject = $1', [person])).toBe(1);
});

it('15 links an identity to one of ten players who want it at the same moment', async () => {
  const players = await Promise.all(Array.from({ length: 10 }, (_, n) => server.signUp(`wanter_${n}`)));
  const person = { sub: 'wanted', name: 'Wanted' };
  const answers = await Promise.all(
    players.map(async ({ token }) => {
      const browser = createBrowser(server);
      const idToken = await askGoogle(providers, browser, person);
      return browser.call('POST', '/api/account/link', { provider: 'google', idToken }, { token });
    }),
  );
  expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, ...Array(9).fill(409)]);
  expect(await count("identity where subject = 'wanted'")).toBe(1);
  const winner = players[answers.findIndex(({ status }) => status === 200)];
  expect(signedIn(await enterThroughGoogle(server, providers, person)).user.id).toBe(winner?.user.id);
});

it('15 gives an identity to the link or to the first sign-in, never to both', async () => {
  for (let round = 0; round < 5; round++) {
    const { token, user } = await server.signUp(`racer_${round}`);
    const person = { sub: `raced-${round}`, name: 'Raced' };
    const browser = createBrowser(server);
    const idToken = await askGoogle(providers, browser, person);
    const [link, entered] = await Promise.all([
      browser.call('POST', '/api/account/link', { provider: 'google', idToken }, { token }),
      enterThroughGoogle(server, providers, person),
    ]);
    const owner = signedIn(entered).user.id;
    expect(owner === user.id).toBe(link.status === 200);
    expect(await count('identity where subject = $1', [person.sub])).toBe(1);
  }
});

it('spends a code of Discord’s once of ten tries at the same moment', async () => {
  const person = addDiscordPerson(providers, 'coder');
  const code = providers.discord.state.issueCode(person);
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => server.call('POST', '/api/discord_token', { code })),
  );
  expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, ...Array(9).fill(401)]);
});

it('keeps a last way to sign in when two are unlinked at the same moment', async () => {
  const person = addDiscordPerson(providers, 'linker', 'Linker');
  const { token, user } = signedIn(await enterThroughDiscord(server, providers, person));
  const browser = createBrowser(server);
  const idToken = await askGoogle(providers, browser, { sub: 'second-way', name: 'Linker' });
  await browser.call('POST', '/api/account/link', { provider: 'google', idToken }, { token });
  const answers = await Promise.all(
    ['discord', 'google'].map((provider) => server.call('POST', '/api/account/unlink', { provider }, { token })),
  );
  expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
  expect(await count('identity where player_id = $1', [user.id])).toBe(1);
});
