import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ENDPOINTS } from '@syllaboom/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildBundle } from '../../tools/build.ts';
import { findFreePort, type SpawnedServer, spawnServer } from '../../tools/spawn-server.ts';
import { type SdkPlayer, signUpPlayer } from '../driver/sdk-player.ts';

const LONG = process.env.TEST_LONG === '1';
const MESSAGES = LONG ? 1000 : 200;
/** The server is killed so often while they are sent. */
const KILLS = LONG ? 8 : 2;
const SENDERS = 4;

let dataDir = '';
let port = 0;
let server: SpawnedServer;
let players: SdkPlayer[];

beforeAll(async () => {
  await buildBundle();
  dataDir = mkdtempSync(join(tmpdir(), 'syllaboom-inbox-crash-'));
  port = await findFreePort();
  server = await spawnServer({ dataDir, port });
  players = [];
  for (let n = 0; n < SENDERS; n += 1) players.push(await signUpPlayer(server.url, `inbox-${n}`));
});
afterAll(async () => {
  await server.end('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
async function call(path: string, { token }: SdkPlayer, body?: object): Promise<unknown> {
  const reply = await fetch(`http://127.0.0.1:${port}/api${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!reply.ok) throw new Error(`No answer from ${path}: ${reply.status} ${await reply.text()}`);
  return reply.json();
}

it('of messages whose server is killed while they are sent none that was acknowledged is lost, and none is there twice', {
  timeout: 300_000,
}, async () => {
  const [maker, ...others] = players;
  if (maker === undefined) throw new Error('nobody is there');
  for (const other of others) {
    await call('/friends/request', maker, { friendId: other.user.id });
    await call('/friends/request', other, { friendId: maker.user.id });
  }
  const p = others.map(({ user }) => user.id);
  const chat = ENDPOINTS.openChat.reply.parse(await call('/inbox/chat', maker, { p, g: true }));
  const acknowledged = new Map<string, number>();
  let tries = 0;
  /** As a client does: the same message under the same nonce, until there is an answer. */
  const send = async (by: SdkPlayer, n: number): Promise<void> => {
    const t = `${by.name} says ${n}`;
    for (;;) {
      tries += 1;
      try {
        const answer = await call(`/inbox/${chat.i}/send`, by, { t, y: 'text', k: `nonce-${by.user.id}-${n}` });
        acknowledged.set(t, ENDPOINTS.sendMessage.reply.parse(answer).i);
        return;
      } catch {
        await pause(50);
      }
    }
  };
  const sending = Promise.all(
    players.map(async (by) => {
      for (let n = 0; n < MESSAGES / SENDERS; n += 1) await send(by, n);
    }),
  );
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const at = Math.floor((MESSAGES * kill) / (KILLS + 1));
    while (acknowledged.size < at) await pause(2);
    await server.end('SIGKILL');
    server = await spawnServer({ dataDir, port });
  }
  await sending;
  expect(tries).toBeGreaterThan(MESSAGES);
  for (const by of players) {
    const found: { readonly t: string; readonly i: number }[] = [];
    for (let c: string | null = ''; c !== null; ) {
      const page = ENDPOINTS.inboxMessages.reply.parse(await call(`/inbox/${chat.i}${c === '' ? '' : `?c=${c}`}`, by));
      found.push(...page.d);
      c = page.c;
    }
    expect(found.map(({ i }) => i)).toEqual([...acknowledged.values()].toSorted((a, b) => b - a));
    expect(found.every(({ t, i }) => acknowledged.get(t) === i)).toBe(true);
  }
});
