import { type Friend, GAME_ROOM, type SessionReply } from '@syllaboom/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { RoomPlayer } from '../../rooms/testing/room-player.ts';
import { type ServerProcesses, startServerProcesses } from '../../testing/server-processes.ts';

/** Presence goes from process to process in batches. */
const KNOWN_MS = 30_000;

let servers: ServerProcesses;
beforeAll(async () => {
  servers = await startServerProcesses(2);
}, 120_000);
afterAll(() => servers?.close());

const [HERE, THERE] = [0, 1];
const friendsOf = async ({ token }: SessionReply, process = HERE): Promise<Friend[]> =>
  (await servers.call(process, '/friends', token)).body.friends;
const set = ({ token }: SessionReply, settings: object) =>
  servers.call(THERE, '/friends/settings', token, settings, 'PUT');
const roomsOf = async (of: SessionReply, process = HERE) => (await friendsOf(of, process)).map(({ room }) => room);

it('the room of a friend on another process is shown, and one may follow them there', async () => {
  const [anna, ben] = [await servers.signUp('anna'), await servers.signUp('ben')];
  await servers.befriend(anna, ben);
  const table = new RoomPlayer(await servers.sdk(THERE).create(GAME_ROOM, { wbPlayer: ben.token }));
  const room = { id: table.roomId, locked: false, started: false, players: 1, watch: false };
  for (const process of [HERE, THERE])
    await expect.poll(() => roomsOf(anna, process), { timeout: KNOWN_MS }).toEqual([room]);
  await expect
    .poll(() => friendsOf(anna), { timeout: KNOWN_MS })
    .toMatchObject([{ id: ben.user.id, online: true, status: 'online' }]);
  const follower = new RoomPlayer(await servers.sdk(HERE).joinById(table.roomId, { wbPlayer: anna.token }));
  await expect.poll(() => table.state.players.size, { timeout: KNOWN_MS }).toBe(2);
  await expect.poll(() => roomsOf(anna), { timeout: KNOWN_MS }).toEqual([{ ...room, players: 2 }]);
  await follower.leave();
  await table.leave();
  await expect.poll(() => roomsOf(anna), { timeout: KNOWN_MS }).toEqual([null]);
}, 120_000);

it('whoever is invisible there, or takes nobody along, shows no room here', async () => {
  const [cora, dan] = [await servers.signUp('cora'), await servers.signUp('dan')];
  await servers.befriend(cora, dan);
  const table = new RoomPlayer(await servers.sdk(THERE).create(GAME_ROOM, { wbPlayer: dan.token }));
  const seen = async () => (await friendsOf(cora)).map(({ online, room }) => [online, room !== null]);
  await expect.poll(seen, { timeout: KNOWN_MS }).toEqual([[true, true]]);
  await set(dan, { friendsAllowedToJoin: false });
  expect(await seen()).toEqual([[true, false]]);
  await set(dan, { status: 'offline' });
  expect(await seen()).toEqual([[false, false]]);
  await table.leave();
}, 120_000);
