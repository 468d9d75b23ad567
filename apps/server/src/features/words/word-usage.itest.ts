import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFinishedMatch, createSeat, createStats } from '../../testing/matches/finished-matches.ts';
import { addPlayers } from '../../testing/people/players.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
  token = (await server.signUp('looker')).token;
});
afterAll(() => server.close());

const usage = (id: string, as = token) => server.call('GET', `/api/word/usage/${id}`, undefined, { token: as });

it('lists the words that a player uses most with their language and number [R0400]', async () => {
  const [anna = '', bert = ''] = await addPlayers(server.database, 2);
  for (const words of [
    ['KING', 'RING'],
    ['KING', 'BANANA'],
    ['KING', 'RING', 'RING'],
  ]) {
    await server.composition.roomPorts.recordMatch(
      createFinishedMatch([createSeat(anna, 1, createStats(words)), createSeat(bert, 2, createStats(['STRING']))]),
    );
  }
  expect((await usage(anna)).body.slice(0, 2).map(({ count }: { count: number }) => count)).toEqual([3, 3]);
  expect((await usage(anna)).body).toEqual(
    expect.arrayContaining([
      { word: 'KING', locale: 'en-US', count: 3 },
      { word: 'RING', locale: 'en-US', count: 3 },
      { word: 'BANANA', locale: 'en-US', count: 1 },
    ]),
  );
  expect((await usage(bert)).body).toEqual([{ word: 'STRING', locale: 'en-US', count: 3 }]);
});

it('answers nothing for who has played nothing, and knows no strangers; it wants a player’s token [R0399]', async () => {
  const [carl = ''] = await addPlayers(server.database, 1);
  expect(await usage(carl)).toMatchObject({ status: 200, body: [] });
  expect((await server.call('GET', `/api/word/usage/${carl}`)).status).toBe(401);
  expect((await usage('abcdefghijkl')).body.code).toBe('profile/not_found');
  const guest = (await server.call('POST', '/api/auth/guest', {})).body;
  expect((await usage(carl, guest.token)).body.code).toBe('auth/login_required');
});
