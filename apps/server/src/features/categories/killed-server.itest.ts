import { type ChildProcess, spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { INTENT_KEY_HEADER } from '@syllaboom/contracts';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { DictionaryRegistry } from '@syllaboom/words';
import { readItems } from '#features/inventory';
import { countImbalances, readBalances } from '#features/wallet';
import { openTestDatabase } from '../../testing/database.ts';

const PLAYERS = 12;
const CATEGORY = 'constellations';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
const children: ChildProcess[] = [];
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await database.close();
});

/** The real server as a process of its own. */
async function start(): Promise<{ child: ChildProcess; url: string }> {
  const { host, user } = inject('cluster');
  const child = spawn(process.execPath, [resolve(import.meta.dirname, '../../main.ts')], {
    env: {
      HOST: '127.0.0.1',
      PORT: '0',
      LIMITS: 'off',
      DATABASE_URL: `postgres://${user}@localhost/${database.name}?host=${encodeURIComponent(host)}`,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  let output = '';
  child.stdout?.on('data', (chunk) => (output += chunk));
  child.stderr?.on('data', (chunk) => (output += chunk));
  await expect.poll(() => output, { timeout: 60_000, interval: 20 }).toMatch(/"port":\d+/);
  return { child, url: `http://127.0.0.1:${/"port":(\d+)/.exec(output)?.[1]}` };
}

const post = (url: string, path: string, body: object, token?: string, key?: string): Promise<Response> =>
  fetch(url + path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(key === undefined ? {} : { [INTENT_KEY_HEADER]: key }),
    },
  });

/** The words of the category in the real dictionary. */
async function readWords(): Promise<readonly string[]> {
  const dictionaries = new DictionaryRegistry({ onReady: () => undefined, onFailure: () => undefined });
  dictionaries.start();
  await dictionaries.whenReady('en-US');
  const words = dictionaries.get('en-US').categoryWords(CATEGORY);
  await dictionaries.close();
  return words;
}

it('46 F1 claims whose server is killed are paid once, and answered the same when they are asked again', async () => {
  const words = await readWords();
  let { child, url } = await start();
  const players: { readonly id: string; readonly token: string }[] = [];
  for (let n = 0; n < PLAYERS; n += 1) {
    const reply = await post(url, '/api/auth/register', { username: `killed-${n}`, password: 'secret-1' });
    const { user, token } = (await reply.json()) as { user: { id: string }; token: string };
    players.push({ id: user.id, token });
  }
  await database.pool.query(
    `insert into word_claim (player_id, locale, word, uses, claimed_at, last_used_at)
     select p, 'en-US', w, 1, now(), now() from unnest($1::text[]) p, unnest($2::text[]) w`,
    [players.map(({ id }) => id), words],
  );
  let tries = 0;
  /** As a client does: the same claim with the same key until there is an answer. */
  const claim = async ({ id, token }: { id: string; token: string }): Promise<unknown> => {
    for (;;) {
      tries += 1;
      const reply = await post(url, `/api/category/claim/${CATEGORY}/en-US`, {}, token, `claim-${id}`).catch(
        () => null,
      );
      if (reply !== null && reply.status !== 503) return reply.json();
      await pause(100);
    }
  };
  const claiming = Promise.all(players.map(claim));
  // Some are answered by now, some are paid and not answered, some neither.
  await expect
    .poll(async () => (await database.pool.query('select 1 from category_reward')).rowCount, { interval: 1 })
    .toBeGreaterThan(0);
  child.kill('SIGKILL');
  ({ child, url } = await start());
  const answers = await claiming;
  expect(tries).toBeGreaterThan(PLAYERS);
  for (const answer of answers) expect(answer).toEqual({ success: true, error: null, key: 1, diamond: 20, bomb: 101 });
  for (const { id, token } of players) {
    expect(await readBalances(database.db, id)).toEqual({ coin: 0, diamond: 20, key: 1 });
    expect(await readItems(database.db, id, 'bomb')).toMatchObject([{ item: '101', count: 1 }]);
    const again = await post(url, `/api/category/claim/${CATEGORY}/en-US`, {}, token, 'another-key');
    expect(again.status).toBe(409);
  }
  expect(await countImbalances(database.db)).toBe(0);
}, 180_000);
