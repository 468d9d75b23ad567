import { GAME_ROOM } from '@syllaboom/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectSdk } from '#platform/rooms/testing/sdk-client.ts';
import { ANNA, BERT, CARL, DORA } from '../testing/play-along.ts';
import { reserveSeat } from '../testing/raw-socket.ts';
import { type Peer, startPeer, startRedis } from '../testing/room-cluster.ts';
import { leaveEverybody, RoomPlayer, tokenOf, until } from '../testing/room-player.ts';

const PRESSES = 20;
/** Nothing starts meanwhile. */
const SLOW = { quickStartMs: 60_000, quickAloneMs: 60_000 };
let redis: Awaited<ReturnType<typeof startRedis>>;
const peers: Peer[] = [];

beforeAll(async () => {
  redis = await startRedis();
  peers.push(await startPeer(redis.url, SLOW), await startPeer(redis.url, SLOW));
});
afterAll(async () => {
  await leaveEverybody();
  for (const child of [...peers.map((peer) => peer.child), redis?.child]) child?.kill('SIGKILL');
});

const press = async (peer: Peer | undefined, playerId: string): Promise<RoomPlayer> =>
  new RoomPlayer(await connectSdk(peer?.url ?? '').create(GAME_ROOM, { wbPlayer: tokenOf(playerId), quick: true }));

describe('quick play over two processes', () => {
  it('seats who press at once at one table, and twenty presses of one account on one seat', async () => {
    const [one, other] = peers;
    const players = await Promise.all([press(one, ANNA), press(other, BERT), press(one, CARL)]);
    const [first] = players;
    expect(new Set(players.map(({ roomId }) => roomId)).size).toBe(1);
    await until('all three are here', () => first?.state.players?.size === 3);
    const seats = await Promise.all(
      Array.from({ length: PRESSES }, (_, n) =>
        reserveSeat((n % 2 === 0 ? one : other)?.url ?? '', `create/${GAME_ROOM}`, DORA, { quick: true }),
      ),
    );
    expect(new Set(seats.map(({ roomId }) => roomId))).toEqual(new Set([first?.roomId]));
    // Only the last of them opens.
    const dora = await press(other, DORA);
    await until('she sits there once', () => first?.state.players?.size === 4);
    expect(dora.roomId).toBe(first?.roomId);
  });
});
