import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startMatch } from '../rooms/testing/play-along.ts';
import { until } from '../rooms/testing/room-player.ts';
import { type ServerWithRooms, startServerWithRooms } from '../testing/server-with-rooms.ts';

const FLOW = { countdownSeconds: 1, secondMs: 20, versusMs: 20, versusFramesMs: 20, backToLobbyMs: 50 };
const PATHS = ['word/search/en-US/ing', 'word/search/en-US/an/fruit', 'search/words/en-US/ing'];

let server: ServerWithRooms;
beforeAll(async () => {
  server = await startServerWithRooms(FLOW);
});
afterAll(() => server.close());

it('49 the word search is held back for whoever sits in a running match, and for nobody else [R0219]', async () => {
  const [anna, bert, carl] = [await server.signUp('anna'), await server.signUp('bert'), await server.signUp('carl')];
  const slept: number[] = [];
  vi.spyOn(server.clock, 'sleep').mockImplementation(async (ms) => void slept.push(ms));
  const delays = async (token: string) => {
    slept.length = 0;
    for (const path of PATHS) expect((await server.call('GET', `/api/${path}`, undefined, { token })).status).toBe(200);
    return [...slept];
  };
  const late = PATHS.map(() => 500);
  const host = await server.createRoom(anna);
  const guest = await server.joinRoom(bert, host.roomId);
  await until('both', () => (host.state.players?.size ?? 0) === 2);
  expect(await delays(anna.token)).toEqual([]);
  await startMatch([host, guest]);
  expect([await delays(anna.token), await delays(bert.token), await delays(carl.token)]).toEqual([late, late, []]);
  // Who watches sees the prompts, too; who has gone does not.
  const watcher = await server.joinRoom(carl, host.roomId);
  expect(await delays(carl.token)).toEqual(late);
  await watcher.leave();
  await expect.poll(() => delays(carl.token)).toEqual([]);
  // A line that broke keeps the seat, and the search with it.
  guest.cutOff();
  expect(await delays(bert.token)).toEqual(late);
  host.send('end');
  await until('the lobby', () => host.state.phase === 'lobby');
  expect(await delays(anna.token)).toEqual([]);
  host.send('settings', { difficulty: 2 });
  await until('practice', () => host.state.diff === 2);
  host.send('start');
  await until('a practice match', () => host.state.started);
  expect(await delays(anna.token)).toEqual([]);
});
