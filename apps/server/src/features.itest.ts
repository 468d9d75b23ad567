import { ENDPOINTS } from '@syllaboom/contracts';
import { collectRoutes } from '#manifest/collect.ts';
import { planLines } from '#manifest/jobs.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { listFeatures } from './features.ts';
import { startTestServer, type TestServer } from './testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** The names that are known here, as they come; whatever is added between them changes nothing. */
const known = (names: readonly string[], all: readonly string[]) => all.filter((name) => names.includes(name));

it('the features together serve every endpoint', () => {
  const routes = collectRoutes(server.composition.features as ReturnType<typeof listFeatures>);
  expect(Object.keys(routes).toSorted()).toEqual(Object.keys(ENDPOINTS).toSorted());
});

it('personal data is exported, and so erased, in the order in which rows are locked elsewhere', async () => {
  const { token } = await server.signUp('anna');
  const { account } = (await server.call('GET', '/api/account/export', undefined, { token })).body;
  const order =
    'profile matches ranked leaderboards daily achievements preferences wallet inventory words prompts trivia blocks moderation purchases';
  expect(known(order.split(' '), Object.keys(account)).join(' ')).toBe(order);
});

it('what is done every hour has its order, and the ledger is checked last', () => {
  const hourly = planLines(server.composition.features)[0]?.map(({ feature, name }) => `${feature}.${name}`) ?? [];
  const order = ['account.sessions', 'account.unseen', 'account.keys', 'words.categories'];
  expect(known(order, hourly)).toEqual(order);
  expect(hourly.at(-1)).toBe('wallet.ledger');
});
