import { LOBBY_ROOM, type RoomListing } from '@syllaboom/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectSdk } from '#platform/rooms/testing/sdk-client.ts';
import { ANNA, BERT, CARL, DORA } from './testing/play-along.ts';
import { type Peer, startPeer, startRedis } from './testing/room-cluster.ts';
import {
  createGame,
  joinGame,
  leaveEverybody,
  pause,
  RoomPlayer,
  refusalOf,
  tokenOf,
  until,
} from './testing/room-player.ts';

let redis: Awaited<ReturnType<typeof startRedis>>;
let near: Peer;
let far: Peer;

/** Makes rooms through one process until one lies on the wanted one. */
async function createOn(peer: Peer, playerId: string): Promise<RoomPlayer> {
  for (let i = 0; i < 40; i++) {
    const player = await createGame(near.url, playerId);
    if (String(player.room.connection.url ?? '').includes(peer.processId)) return player;
    await player.leave();
    await pause(50);
  }
  throw new Error('no room came to that process');
}

beforeAll(async () => {
  redis = await startRedis();
  near = await startPeer(redis.url);
  far = await startPeer(redis.url);
});
afterAll(async () => {
  await leaveEverybody();
  for (const child of [near?.child, far?.child, redis?.child]) child?.kill('SIGKILL');
});

/** The staff's orders reach the rooms of both processes; a report made at one reads the chat of the other's room. */
async function tryOrders({ here, there, guest }: Record<'here' | 'there' | 'guest', RoomPlayer>): Promise<void> {
  const order = (of: object) => void far.child.stdin?.write(`${JSON.stringify(of)}\n`);
  order({ do: 'mute', playerId: BERT, until: Number.MAX_SAFE_INTEGER });
  expect(await here.any('mt')).toEqual({ id: here.id, muted: true });
  order({ do: 'mute', playerId: BERT, until: null });
  await until('opened', () => here.all('mt').length === 2);
  here.send('chat', { message: 'heard far away' });
  await here.any('chat', (line) => !line.system);
  far.child.stdin?.write(`chat ${here.roomId} ${BERT}\n`);
  const said = await until('the chat of the other process', () => /chat (\[.*\])/.exec(far.said())?.[1]);
  expect(JSON.parse(said)).toEqual([expect.objectContaining({ id: BERT, message: 'heard far away' })]);
  order({ do: 'announce', text: 'to everybody' });
  for (const player of [here, there]) expect(await player.any('server-message')).toEqual({ msg: 'to everybody' });
  order({ do: 'kick', playerId: CARL });
  await until('kicked', () => guest.closed ?? guest.dropped);
  expect(guest.closed ?? guest.dropped).toEqual({ code: 4003, reason: 'kicked' });
}

describe('two processes on one Redis', () => {
  it('share rooms, the room list, who sits where, changed players, bans and the staff’s orders; a killed process is swept within seconds; Redis may die', async () => {
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

    await tryOrders({ here, there, guest });

    const visitor = new RoomPlayer(await connectSdk(far.url).joinById(LOBBY_ROOM, { wbPlayer: tokenOf(DORA) }));
    const rows = () =>
      visitor.received.flatMap(({ type, payload }) =>
        type === 'rooms' ? (payload as { rooms: RoomListing[] }).rooms : type === '+' ? (payload as RoomListing[]) : [],
      );
    await until('rooms of both', () =>
      [there, here].every(({ roomId }) => rows().some((row) => row.roomId === roomId)),
    );

    far.child.kill('SIGKILL');
    await until(
      'the dead room is swept',
      () =>
        visitor.received.some(({ type, payload }) => type === '-' && (payload as string[]).includes(there.roomId)) ||
        visitor.dropped !== null,
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
    await pause(5_000);
    here.send('emoji', { emoji: '🙂' });
    expect(await again.any('emoji')).toEqual({ id: here.id, emoji: '🙂' });
    expect(near.child.exitCode).toBeNull();
  }, 60_000);
});
