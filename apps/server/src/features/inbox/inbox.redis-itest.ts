import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { GAME_ROOM, type InboxEvent, LOBBY_ROOM, type SessionReply } from '@syllaboom/contracts';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { connectSdk } from '#platform/rooms/testing/sdk-client.ts';
import { freePort, startRedis } from '../../rooms/testing/room-cluster.ts';
import { leaveEverybody, pause, RoomPlayer, until } from '../../rooms/testing/room-player.ts';
import { openTestDatabase } from '../../testing/database.ts';

const CUT_MS = 5_000;
const START_MS = 90_000;

let redis: Awaited<ReturnType<typeof startRedis>>;
let database: Awaited<ReturnType<typeof openTestDatabase>>;
const children: ChildProcess[] = [];
/** Three real servers on one database and one Redis. */
const urls: string[] = [];

beforeAll(async () => {
  redis = await startRedis();
  database = await openTestDatabase();
  for (let n = 0; n < 3; n += 1) urls.push(await startProcess());
  for (const url of urls) await untilReady(url);
}, 120_000);
afterAll(async () => {
  await leaveEverybody();
  for (const child of [...children, redis?.child]) child?.kill('SIGKILL');
  await database?.close();
});

async function untilReady(url: string): Promise<void> {
  const giveUpAt = performance.now() + START_MS;
  while ((await fetch(`${url}/readyz`).catch(() => null))?.ok !== true) {
    if (performance.now() > giveUpAt) throw new Error(`${url} was not ready in time`);
    await pause(100);
  }
}

async function startProcess(): Promise<string> {
  const port = await freePort();
  const { host, user } = inject('cluster');
  const main = fileURLToPath(new URL('../../main.ts', import.meta.url));
  const env = {
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_ADDRESS: `127.0.0.1:${port}`,
    LIMITS: 'off',
    LOG_LEVEL: 'error',
    REDIS_URL: redis.url,
    DATABASE_URL: `postgres://${user}@localhost/${database.name}?host=${encodeURIComponent(host)}`,
  };
  children.push(spawn(process.execPath, ['--no-warnings', main], { env, stdio: ['ignore', 'inherit', 'inherit'] }));
  return `http://127.0.0.1:${port}`;
}

async function call(process: number, path: string, token: string, body?: object) {
  const answer = await fetch(`${urls[process]}/api${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  // biome-ignore lint/suspicious/noExplicitAny: a test looks into bodies of every kind
  return { status: answer.status, body: (await answer.json()) as any }; // oxlint-disable-line typescript/no-explicit-any
}
async function signUp(username: string): Promise<SessionReply> {
  const answer = await fetch(`${urls[0]}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: 'secret-1' }),
  });
  return (await answer.json()) as SessionReply;
}
const sdk = (process: number) => connectSdk((urls[process] ?? '').replace('http', 'ws'));
const enterLobby = async (process: number, { token }: SessionReply) =>
  new RoomPlayer(await sdk(process).joinById(LOBBY_ROOM, { wbPlayer: token }));
const events = (of: RoomPlayer): InboxEvent[] =>
  of.received.flatMap(({ type, payload }) => (type === 'inbox' ? [payload as InboxEvent] : []));
const send = (process: number, { token }: SessionReply, chat: string, t: string) =>
  call(process, `/inbox/${chat}/send`, token, { t, y: 'text' });

it('messages, edits and deletions reach every connection of everybody in the chat, in lobby and room of every process, once each; without Redis nothing is lost [R0469]', async () => {
  const [anna, ben, cora] = [await signUp('anna'), await signUp('ben'), await signUp('cora')];
  for (const [one, other] of [
    [anna, ben],
    [anna, cora],
  ] as const) {
    await call(0, '/friends/request', one.token, { friendId: other.user.id });
    await call(1, '/friends/request', other.token, { friendId: one.user.id });
  }
  const { body: chat } = await call(0, '/inbox/chat', anna.token, { p: [ben.user.id, cora.user.id], g: true });
  const room = new RoomPlayer(await sdk(1).create(GAME_ROOM, { wbPlayer: ben.token }));
  const [own, tab, far] = [await enterLobby(0, anna), await enterLobby(2, ben), await enterLobby(1, cora)];
  const all = [own, room, tab, far];
  const { body: first } = await send(2, anna, chat.i, 'Hello');
  await call(1, '/inbox/message/edit', anna.token, { i: first.i, t: 'Hello all' });
  const { body: second } = await send(0, cora, chat.i, 'Hi');
  await call(2, '/inbox/message/delete', anna.token, { i: first.i });
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
  redis.child.kill('SIGSTOP');
  const cut = pause(CUT_MS);
  for (const text of ['One', 'Two', 'Three']) expect((await send(0, anna, chat.i, text)).status).toBe(200);
  await cut;
  redis.child.kill('SIGCONT');
  const { body: prefs } = await call(2, '/pref', ben.token);
  expect(prefs.ntfc).toBe(4);
  const { body: page } = await call(1, `/inbox/${chat.i}`, ben.token);
  expect(page.d.map(({ t }: { t: string }) => t)).toEqual(['Three', 'Two', 'One', 'Hi']);
  const again = async (): Promise<boolean> => {
    const { body } = await send(0, anna, chat.i, 'Again');
    await pause(300);
    return events(far).some(({ m }) => m?.i === body.i);
  };
  await expect.poll(again, { timeout: 30_000 }).toBe(true);
}, 120_000);
