import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { GAME_ROOM, type InboxEvent, LOBBY_ROOM, type SessionReply } from '@syllaboom/contracts';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pause, RoomPlayer, until } from '../../rooms/testing/room-player.ts';
import { type ServerProcesses, startServerProcesses } from '../../testing/server-processes.ts';

const CUT_MS = 5_000;
const ROUNDS = 60;
/** An event may take so many times as long as Redis alone: 3 on a quiet machine, more where processes wait for their turn. */
const MOST_RATIO = 30;

let servers: ServerProcesses;
beforeAll(async () => {
  servers = await startServerProcesses(3);
}, 120_000);
afterAll(() => servers?.close());

const enterLobby = async (process: number, { token }: SessionReply) =>
  new RoomPlayer(await servers.sdk(process).joinById(LOBBY_ROOM, { wbPlayer: token }));
const events = (of: RoomPlayer): InboxEvent[] =>
  of.received.flatMap(({ type, payload }) => (type === 'inbox' ? [payload as InboxEvent] : []));
const send = (process: number, { token }: SessionReply, chat: string, t: string) =>
  servers.call(process, `/inbox/${chat}/send`, token, { t, y: 'text' });

it('messages, edits and deletions reach every connection of everybody in the chat, in lobby and room of every process, once each; without Redis nothing is lost [R0469]', async () => {
  const [anna, ben, cora] = [await servers.signUp('anna'), await servers.signUp('ben'), await servers.signUp('cora')];
  for (const friend of [ben, cora]) await servers.befriend(anna, friend);
  const { body: chat } = await servers.call(0, '/inbox/chat', anna.token, { p: [ben.user.id, cora.user.id], g: true });
  const room = new RoomPlayer(await servers.sdk(1).create(GAME_ROOM, { wbPlayer: ben.token }));
  const [own, tab, far] = [await enterLobby(0, anna), await enterLobby(2, ben), await enterLobby(1, cora)];
  const all = [own, room, tab, far];
  const { body: first } = await send(2, anna, chat.i, 'Hello');
  await servers.call(1, '/inbox/message/edit', anna.token, { i: first.i, t: 'Hello all' });
  const { body: second } = await send(0, cora, chat.i, 'Hi');
  await servers.call(2, '/inbox/message/delete', anna.token, { i: first.i });
  await until('heard everywhere', () => all.every((one) => events(one).length >= 4), 20_000);
  await pause(500);
  for (const one of all) {
    const kinds = events(one)
      .map(({ c, m, edit, gone }) => [c, m?.i ?? edit?.i ?? gone, m?.t ?? edit?.t ?? 'gone'])
      .toSorted((a, b) => String(a).localeCompare(String(b)));
    const wanted = [
      [chat.i, first.i, 'Hello'],
      [chat.i, first.i, 'Hello all'],
      [chat.i, first.i, 'gone'],
      [chat.i, second.i, 'Hi'],
    ].toSorted((a, b) => String(a).localeCompare(String(b)));
    expect(kinds).toEqual(wanted);
  }
  expect(events(tab).at(-1)?.ntfc).toBe(1);
  // Redis is away: what is sent is kept, and read at the next connection.
  servers.redis.child.kill('SIGSTOP');
  const cut = pause(CUT_MS);
  for (const text of ['One', 'Two', 'Three']) expect((await send(0, anna, chat.i, text)).status).toBe(200);
  await cut;
  servers.redis.child.kill('SIGCONT');
  const { body: prefs } = await servers.call(2, '/pref', ben.token);
  expect(prefs.ntfc).toBe(4);
  const { body: page } = await servers.call(1, `/inbox/${chat.i}`, ben.token);
  expect(page.d.map(({ t }: { t: string }) => t)).toEqual(['Three', 'Two', 'One', 'Hi']);
  const again = async (): Promise<boolean> => {
    const { body } = await send(0, anna, chat.i, 'Again');
    await pause(300);
    return events(far).some(({ m }) => m?.i === body.i);
  };
  await expect.poll(again, { timeout: 30_000 }).toBe(true);
}, 120_000);

it('a message is heard on other processes within a few times what Redis needs to pass it on', async () => {
  const [dora, emil, finn] = [await servers.signUp('dora'), await servers.signUp('emil'), await servers.signUp('finn')];
  for (const friend of [emil, finn]) await servers.befriend(dora, friend);
  const people = [emil.user.id, finn.user.id];
  const { body: chat } = await servers.call(0, '/inbox/chat', dora.token, { p: people, g: true });
  const far = [await enterLobby(1, emil), await enterLobby(2, finn)];
  const echo = startEcho(servers.redis.url);
  const [publisher, subscriber] = [new Redis(servers.redis.url), new Redis(servers.redis.url)];
  let arrived: (at: number) => void = () => undefined;
  subscriber.on('message', (channel, text: string) => {
    if (channel === 'bare:answered' || text.includes(chat.i)) arrived(performance.now());
  });
  await subscriber.subscribe('bare:answered', 'topic:players');
  await echo.ready;
  const arrival = (): Promise<number> =>
    new Promise((resolve) => {
      arrived = resolve;
    });
  /** When a message of a player's connection came. */
  const hearing = (by: RoomPlayer, text: string): Promise<number> =>
    new Promise((resolve) => {
      const stop = by.room.onMessage('inbox', (event: InboxEvent) => {
        if (event.m?.t !== text) return;
        stop();
        resolve(performance.now());
      });
    });
  const [bare, behind]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    const began = performance.now();
    const answered = arrival();
    await publisher.publish('bare:asked', JSON.stringify({ n: round }));
    // There and back again.
    bare.push(((await answered) - began) / 2);
    const text = `Round ${round}`;
    const heard = far.map((one) => hearing(one, text));
    const published = arrival();
    await send(0, dora, chat.i, text);
    // How long after Redis has passed it on: the way before that is the bare one.
    const passedAt = await published;
    for (const at of await Promise.all(heard)) behind.push(at - passedAt);
  }
  for (const one of [publisher, subscriber]) one.disconnect();
  echo.stop();
  const [most, least] = [median(behind), median(bare)];
  const ratio = (least + most) / least;
  process.stdout.write(
    `inbox ${(least + most).toFixed(3)} ms, bare ${least.toFixed(3)} ms: ratio ${ratio.toFixed(2)}\n`,
  );
  expect(ratio).toBeLessThanOrEqual(MOST_RATIO);
}, 120_000);

const median = (of: readonly number[]): number => of.toSorted((a, b) => a - b)[of.length >> 1] ?? 0;

/** A process of its own that gives back what is published. */
function startEcho(redisUrl: string) {
  const script = fileURLToPath(new URL('../../testing/redis-echo.ts', import.meta.url));
  const child = spawn(process.execPath, ['--no-warnings', script, redisUrl], { stdio: ['ignore', 'pipe', 'inherit'] });
  return { ready: once(child.stdout, 'data'), stop: () => void child.kill('SIGKILL') };
}
