import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { LOBBY_ROOM } from '@syllaboom/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectSdk } from '#platform/rooms/testing/sdk-client.ts';
import { ANNA, BERT, CARL } from '../testing/play-along.ts';
import { createOn, type Peer, startPeer, startRedis } from '../testing/room-cluster.ts';
import { joinGame, leaveEverybody, pause, resumeGame, RoomPlayer, tokenOf, until } from '../testing/room-player.ts';

const CUT_MS = 10_000;
/** What is said of a killed process is right within this time. */
const RIGHT_MS = 10_000;

let redis: Awaited<ReturnType<typeof startRedis>>;
let peers: Peer[];
beforeAll(async () => {
  redis = await startRedis();
  peers = [];
  for (let i = 0; i < 3; i++) peers.push(await startPeer(redis.url));
});
afterAll(async () => {
  await leaveEverybody();
  for (const child of [...(peers ?? []).map((peer) => peer.child), redis?.child]) child?.kill('SIGKILL');
});

const at = (i: number): Peer => peers[i] ?? expect.unreachable();
const say = (to: Peer, line: string): void => void to.child.stdin?.write(`${line}\n`);
const enterLobby = async (through: Peer, playerId: string): Promise<RoomPlayer> =>
  new RoomPlayer(await connectSdk(through.url).joinById(LOBBY_ROOM, { wbPlayer: tokenOf(playerId) }));
const popups = (of: RoomPlayer): string[] =>
  of.received.flatMap(({ type, payload }) => (type === 'popup' ? [(payload as { key: string }).key] : []));

let asked = 0;
/** Where a process says that a player is. */
async function whereIs(peer: Peer, playerId: string): Promise<unknown> {
  asked += 1;
  const mark = `where-${asked}`;
  say(peer, `${mark} where ${playerId}`);
  const [, answer] = await until('an answer', () => new RegExp(`${mark} (.*)\n`).exec(peer.said()));
  return JSON.parse(answer ?? '');
}
const everywhere = (playerId: string, of = peers): Promise<unknown[]> =>
  Promise.all(of.map((peer) => whereIs(peer, playerId)));

describe('three processes on one Redis', () => {
  it('tell a player everything once at each connection, wherever it is, and all know where the player is', async () => {
    const room = await createOn(at(0), ANNA);
    const other = await createOn(at(1), BERT);
    const lobbies = [await enterLobby(at(1), ANNA), await enterLobby(at(2), ANNA)];
    const all = [room, ...lobbies];
    for (const [i, peer] of peers.entries()) {
      say(peer, `tell ${ANNA} word${i}`);
      await until('heard everywhere', () => all.every((of) => popups(of).length === i + 1));
    }
    await pause(300);
    expect(all.map(popups)).toEqual(all.map(() => ['word0', 'word1', 'word2']));
    expect(popups(other)).toEqual([]);
    const there = { room: room.roomId, away: false };
    await expect.poll(() => everywhere(ANNA), { timeout: 5_000 }).toEqual([there, there, there]);
    await room.leave();
    for (const lobby of lobbies) await lobby.leave();
    const away = { room: null, away: true };
    await expect.poll(() => everywhere(ANNA), { timeout: 4_000 }).toEqual([away, away, away]);
    await expect.poll(() => everywhere(ANNA), { timeout: 10_000 }).toEqual([null, null, null]);
    await other.leave();
  }, 60_000);

  it('read the truth at the next connection when Redis was cut off for ten seconds, and hear each other again', async () => {
    const host = await createOn(at(0), ANNA);
    const bert = await joinGame(at(0).url, host.roomId, BERT);
    redis.child.kill('SIGSTOP');
    // One process changes the player; the room's process cannot hear it.
    say(at(1), `tell ${BERT} lost`);
    say(at(0), `become ${BERT} Bertie-the-second`);
    await pause(CUT_MS);
    redis.child.kill('SIGCONT');
    bert.cutOff();
    const back = await resumeGame(at(0).url, bert.room.reconnectionToken);
    expect(await back.any('update-profile')).toMatchObject({ displayName: 'Bertie-the-second' });
    await until('everybody sees it', () => host.state.players.get(back.id)?.username === 'Bertie-the-second');
    await until(
      'heard again',
      () => {
        say(at(2), `tell ${BERT} again`);
        return popups(back).includes('again');
      },
      20_000,
    );
    const there = { room: host.roomId, away: false };
    await expect.poll(() => everywhere(BERT), { timeout: 20_000 }).toEqual([there, there, there]);
    await back.leave();
    await host.leave();
  }, 90_000);

  it('know within ten seconds that whoever was on a killed one is gone', async () => {
    const dying = await createOn(at(2), CARL);
    const rest = peers.slice(0, 2);
    const there = { room: dying.roomId, away: false };
    await expect.poll(() => everywhere(CARL, rest), { timeout: 5_000 }).toEqual([there, there]);
    at(2).child.kill('SIGKILL');
    await expect.poll(() => everywhere(CARL, rest), { timeout: RIGHT_MS }).toEqual([null, null]);
  }, 60_000);
});

it('what a player is told takes at most three times as long as a bare publish and subscribe', async () => {
  const script = fileURLToPath(new URL('../testing/channel-echo.ts', import.meta.url));
  const start = (port: number, role: string) => {
    let said = '';
    const args = ['--no-warnings', script, String(port), redis.url, role];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    child.stdout.on('data', (data: Buffer) => {
      said += data.toString();
    });
    return { child, said: () => said };
  };
  const echo = start(redis.port + 1, 'echo');
  await until('the echo', () => echo.said().includes('ready'), 60_000);
  const asker = start(redis.port + 2, 'ask');
  try {
    const [, text = ''] = await until('both medians', () => /medians (.*)\n/.exec(asker.said()), 60_000);
    const { bare, channel } = JSON.parse(text) as { bare: number; channel: number };
    process.stdout.write(
      `channel ${channel.toFixed(3)} ms, bare ${bare.toFixed(3)} ms: ratio ${(channel / bare).toFixed(2)}\n`,
    );
    expect(channel / bare).toBeLessThanOrEqual(3);
  } finally {
    for (const { child } of [echo, asker]) child.kill('SIGKILL');
  }
}, 120_000);
