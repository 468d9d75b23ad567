import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFinishedMatch, createSeat, createStats } from '../../testing/finished-matches.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { ban } from '../../testing/staff.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const board = async (preset: string, token: string) =>
  (await server.call('GET', `/api/leaderboard/${preset}`, undefined, { token })).body;

/** A finished match of a scenario in which everybody reached something. */
async function play(scenario: number, scores: Record<string, number>, untrusted = false): Promise<string> {
  const seats = Object.entries(scores).map(([id, score], n) => ({
    ...createSeat(id, n + 1, createStats([], { untrusted })),
    scenarioScore: score,
  }));
  server.clock.forward(1);
  const match = createFinishedMatch(seats, { rules: { scenario }, endedAt: server.clock.now() });
  await server.composition.roomPorts.recordMatch(match);
  return match.matchId;
}

it('keeps the best of each player, and says where the caller stands', async () => {
  const [anna, bert] = [await server.signUp('board_anna'), await server.signUp('board_bert')];
  const carl = await server.signUp('board_carl');
  const first = await play(8, { [anna.user.id]: 12, [bert.user.id]: 30 });
  const better = await play(8, { [anna.user.id]: 31 });
  await play(8, { [anna.user.id]: 20, [bert.user.id]: 29 });
  // Equal scores: who was there first.
  await play(8, { [carl.user.id]: 30 });
  const { rows, localPlayer } = await board('bullet', bert.token);
  expect(rows).toEqual([
    {
      user_id: anna.user.id,
      displayName: 'board_anna',
      avatar: anna.user.avatar,
      score: 31,
      matchId: better,
      is_current_user: false,
    },
    expect.objectContaining({ user_id: bert.user.id, score: 30, matchId: first, is_current_user: true }),
    expect.objectContaining({ user_id: carl.user.id, score: 30 }),
  ]);
  expect(localPlayer).toEqual({ rank: 2, score: 30 });
  expect((await board('bullet', carl.token)).localPlayer).toEqual({ rank: 3, score: 30 });
  expect(await board('blitz', anna.token)).toEqual({ rows: [], localPlayer: null });
});

it('knows the presets by their keys without hyphens; normal and random have none', async () => {
  const { token } = await server.signUp('board_dora');
  for (const preset of ['nofail', 'sub500', 'allsyllables', 'min1'])
    expect((await board(preset, token)).rows).toEqual([]);
  for (const preset of ['normal', 'random', 'no-fail', 'x'])
    expect((await board(preset, token)).code).toBe('leaderboard/unknown');
});

it('leaves out input that nobody typed, and the banned', async () => {
  const [anna, bert] = [await server.signUp('board_eve'), await server.signUp('board_finn')];
  await play(9, { [anna.user.id]: 99 }, true);
  await play(9, { [bert.user.id]: 5 });
  expect((await board('blitz', anna.token)).rows).toHaveLength(1);
  await ban(server, bert.user.id);
  expect(await board('blitz', anna.token)).toEqual({ rows: [], localPlayer: null });
});

it('keeps the best when many matches of a player end at once', async () => {
  const { user, token } = await server.signUp('board_gina');
  await Promise.all(Array.from({ length: 16 }, (_, n) => play(10, { [user.id]: (n * 7) % 16 })));
  expect((await board('sub500', token)).localPlayer).toEqual({ rank: 1, score: 15 });
});
