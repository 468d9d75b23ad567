import { GAME_ROOM, LOBBY_ROOM, type RoomListing } from '@syllaboom/contracts';
import { ROOM } from '@syllaboom/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectSdk } from '#platform/rooms/testing/sdk-client.ts';
import { ANNA, BERT, CARL, DORA } from '../testing/play-along.ts';
import { reserveSeat } from '../testing/raw-socket.ts';
import { createOn, type Peer, startPeer, startRedis } from '../testing/room-cluster.ts';
import { joinGame, leaveEverybody, pause, RoomPlayer, refusalOf, tokenOf, until } from '../testing/room-player.ts';

/** Players and spectators of a room. */
const MORE_THAN_SEATS = ROOM.mostPlayers + ROOM.mostSpectators + 9;

let redis: Awaited<ReturnType<typeof startRedis>>;
let near: Peer;
let far: Peer;

beforeAll(async () => {
  redis = await startRedis();
  near = await startPeer(redis.url);
  far = await startPeer(redis.url);
});
afterAll(async () => {
  await leaveEverybody();
  for (const child of [near?.child, far?.child, redis?.child]) child?.kill('SIGKILL');
});

/** The staff's moderation reaches the rooms of both processes; a report made at one reads the chat of the other's room. */
async function tryModeration({ here, there, guest }: Record<'here' | 'there' | 'guest', RoomPlayer>): Promise<void> {
  const sendCommand = (of: object) => void far.child.stdin?.write(`${JSON.stringify(of)}\n`);
  sendCommand({ do: 'mute', playerId: BERT, until: Number.MAX_SAFE_INTEGER });
  expect(await here.any('mt')).toEqual({ id: here.id, muted: true });
  sendCommand({ do: 'mute', playerId: BERT, until: null });
  await until('opened', () => here.all('mt').length === 2);
  here.send('chat', { message: 'heard far away' });
  await here.any('chat', (line) => !line.system);
  far.child.stdin?.write(`chat ${here.roomId} ${BERT}\n`);
  const said = await until('the chat of the other process', () => /chat (\[.*\])/.exec(far.said())?.[1]);
  expect(JSON.parse(said)).toEqual([expect.objectContaining({ id: BERT, message: 'heard far away' })]);
  sendCommand({ do: 'announce', text: 'to everybody' });
  for (const player of [here, there]) expect(await player.any('server-message')).toEqual({ msg: 'to everybody' });
  sendCommand({ do: 'kick', playerId: CARL });
  await until('kicked', () => guest.closed ?? guest.dropped);
  expect(guest.closed ?? guest.dropped).toEqual({ code: 4003, reason: 'kicked' });
}

/** What holds for an account holds whichever process it asks. */
async function trySeatsAndRooms(there: RoomPlayer): Promise<void> {
  const ask = (path: string, i: number) => reserveSeat((i % 2 === 0 ? near : far).url, path, 'greedy000001');
  for (let i = 0; i < MORE_THAN_SEATS; i++) await ask(`joinById/${there.roomId}`, i);
  const late = await joinGame(near.url, there.roomId, 'late00000001');
  await until('somebody else comes in', () => late.state.players?.size > 1);
  await late.leave();
  const made: string[] = [];
  for (let i = 0; i < 6; i++) made.push((await ask(`create/${GAME_ROOM}`, i)).roomId);
  const asked = await Promise.allSettled(made.map((roomId) => reserveSeat(near.url, `joinById/${roomId}`, DORA)));
  expect(made.filter((_, i) => asked[i]?.status === 'fulfilled')).toEqual(made.slice(-2));
}

describe('two processes on one Redis', () => {
  it('share rooms, the room list, who sits where, changed players, bans and moderation events; a killed process is swept within seconds; Redis may die', async () => {
    const there = await createOn(far, ANNA);
    const here = await createOn(near, BERT);
    // Into a room of the other process, through this one.
    const guest = await joinGame(near.url, there.roomId, CARL);
    await until('both in the far room', () => guest.state.players?.size === 2);
    expect((await refusalOf(joinGame(far.url, here.roomId, CARL))).message).toBe('playing');

    // A player who changed through one process is looked up anew by the other, once.
    far.child.stdin?.write(`change ${BERT}\n`);
    expect(await here.any('update-profile')).toMatchObject({ id: BERT });
    far.child.stdin?.write(`change ${ANNA}\n`);
    await there.any('update-profile');
    await pause(200);
    expect([here, there].map((player) => player.all('update-profile').length)).toEqual([1, 1]);

    // A ban that one process hears of reaches the rooms of the other.
    const banned = await joinGame(near.url, here.roomId, 'banned000002');
    far.child.stdin?.write('banned000002\n');
    await until('put out by the other process', () => banned.closed ?? banned.dropped, 2_000);
    expect(banned.closed ?? banned.dropped).toEqual({ code: 4001, reason: 'banned' });

    await tryModeration({ here, there, guest });
    await trySeatsAndRooms(there);

    const client = new RoomPlayer(await connectSdk(far.url).joinById(LOBBY_ROOM, { wbPlayer: tokenOf(DORA) }));
    const rows = () =>
      client.received.flatMap(({ type, payload }) =>
        type === 'rooms' ? (payload as { rooms: RoomListing[] }).rooms : type === '+' ? (payload as RoomListing[]) : [],
      );
    await until('rooms of both', () =>
      [there, here].every(({ roomId }) => rows().some((row) => row.roomId === roomId)),
    );

    far.child.kill('SIGKILL');
    await until(
      'the dead room is swept',
      () =>
        client.received.some(({ type, payload }) => type === '-' && (payload as string[]).includes(there.roomId)) ||
        client.dropped !== null,
      12_000,
    );
    await pause(6_000);
    const asked = performance.now();
    expect((await refusalOf(joinGame(near.url, there.roomId, CARL))).message).toBe('not_found');
    expect(performance.now() - asked).toBeLessThan(1_000);
    // Whoever sat there is free again, and there is a lobby.
    const again = await joinGame(near.url, here.roomId, CARL);
    const lobby = new RoomPlayer(await connectSdk(near.url).joinById(LOBBY_ROOM, { wbPlayer: tokenOf(ANNA) }));
    await until('the list', () => lobby.received.some(({ type }) => type === 'rooms'));

    redis.child.kill('SIGKILL');
    // Who asks meanwhile is told to come again, not that there is a bug.
    for (const path of [`joinById/${here.roomId}`, `joinById/${LOBBY_ROOM}`, 'create/my_room'])
      await expect(reserveSeat(near.url, path, DORA)).rejects.toThrow('503 {"code":503,"error":"http/unavailable"}');
    await pause(1_000);
    here.send('emoji', { emoji: '🙂' });
    expect(await again.any('emoji')).toEqual({ id: here.id, emoji: '🙂' });
    expect(near.child.exitCode).toBeNull();
  }, 60_000);
});
