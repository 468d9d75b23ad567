import { expOfLevel, LEAVER_LOCKS_MS, RANKED } from '@syllaboom/engine';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { leaveEverybody, until } from '../rooms/testing/room-player.ts';
import { FAST_FLOW } from '../rooms/testing/room-server.ts';
import { type ServerWithRooms, startServerWithRooms } from '../testing/server-with-rooms.ts';
import { type SignedIn, signUpWith } from '../testing/people/staff.ts';

let server: ServerWithRooms;
beforeAll(async () => {
  server = await startServerWithRooms(FAST_FLOW);
});
afterEach(leaveEverybody);
afterAll(() => server.close());

async function addPlayer(username: string, level: number = RANKED.leastLevel): Promise<SignedIn> {
  const player = await signUpWith(server, username);
  await server.database.pool.query('update profile set exp = $2 where player_id = $1', [player.id, expOfLevel(level)]);
  return player;
}
const wpOf = async ({ id }: SignedIn): Promise<number> =>
  (await server.database.pool.query('select wp from profile where player_id = $1', [id])).rows[0].wp;

async function meet(pair: readonly [SignedIn, SignedIn]) {
  const lobbyClients = [await server.enterLobby(pair[0]), await server.enterLobby(pair[1])] as const;
  for (const client of lobbyClients) await client.queue();
  const found = [await lobbyClients[0].nth('match-found'), await lobbyClients[1].nth('match-found')] as const;
  return { lobbyClients, found, roomId: found[0].join.roomId };
}

it('two queue, meet and play, and both have other points afterwards; who left waits for the lock to end [L0133]', async () => {
  const pair = [await addPlayer('leaver-lea'), await addPlayer('winner-will')] as const;
  const [lea, will] = pair;
  const { roomId, lobbyClients } = await meet(pair);
  const players = [await server.joinRoom(lea, roomId), await server.joinRoom(will, roomId)] as const;
  await Promise.all(players.map((player) => player.any('turn')));
  await players[0].leave();
  const { self } = await players[1].any('winner', (received) => received.self?.wp != null);
  const won = await until('points are written', () => self?.wp ?? null);
  expect(won.change).toBeGreaterThan(0);
  expect(won.points).toBe(RANKED.startPoints + won.change);
  expect(await wpOf(will)).toBe(won.points);
  expect(await wpOf(lea)).toBeLessThan(RANKED.startPoints);
  const { histories } = (await will.get('/ranked/history')).body as { histories: { winner: string }[] };
  expect(histories).toMatchObject([{ winner: will.id }]);
  // The leaver may not queue for a while, the winner may.
  lobbyClients[0].send('match-queue-enter', { locale: 'en-US' });
  const left = await lobbyClients[0].nth('queue-left');
  expect(left.reason).toBe('locked');
  expect((left.until ?? 0) - Date.now()).toBeLessThanOrEqual(LEAVER_LOCKS_MS[0]);
  await players[1].leave();
  await lobbyClients[1].queue();
});

it('who does not come has lost, and who came has won', async () => {
  const pair = [await addPlayer('absent-abe'), await addPlayer('present-pia')] as const;
  const { roomId } = await meet(pair);
  const pia = await server.joinRoom(pair[1], roomId);
  const { self } = await pia.any('winner', (received) => received.self?.wp != null);
  expect(self?.wp?.points).toBe(await wpOf(pair[1]));
  expect(await wpOf(pair[0])).toBeLessThan(RANKED.startPoints);
});

it('beginners and guests are kept out by the database, too [L0004 L0168]', async () => {
  const beginner = await addPlayer('beginner-bo', RANKED.leastLevel - 1);
  const client = await server.enterLobby(beginner);
  client.send('match-queue-enter', { locale: 'en-US' });
  expect(await client.nth('queue-left')).toEqual({ reason: 'level', until: null });
});

it('a server that goes down in the middle changes nobody’s points', async () => {
  const pair = [await addPlayer('unhurt-uma'), await addPlayer('unhurt-uli')] as const;
  const { roomId } = await meet(pair);
  const players = [await server.joinRoom(pair[0], roomId), await server.joinRoom(pair[1], roomId)] as const;
  await Promise.all(players.map((player) => player.any('turn')));
  await server.rooms.drain(5_000);
  await until('sent away', () => players.every(({ closed, dropped }) => closed ?? dropped));
  const { ranked } = server.composition.roomPorts;
  expect([await wpOf(pair[0]), await wpOf(pair[1])]).toEqual([RANKED.startPoints, RANKED.startPoints]);
  await expect.poll(() => ranked.openProcesses()).toEqual([]);
  for (const { id } of pair) expect(await ranked.admit(id, 'en-US')).toMatchObject({ ok: true });
});
