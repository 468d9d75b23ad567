import type { InboxMessage } from '@syllaboom/contracts';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openTestDatabase } from '../../testing/database.ts';
import type { SignedIn } from '../../testing/people/staff.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { befriend, type Correspondent, listen, signUpCorrespondent } from './testing/inbox-people.ts';

const SENDERS = 8;
/** The thousand of the long run. */
const MESSAGES = inject('longRun') ? 1000 : 240;

let server: TestServer;
/** While it is on, the answers of some commits get lost: their work is done again, as it is when a connection breaks. */
let losesAnswers = false;
beforeAll(async () => {
  server = await startTestServer(undefined, {
    openDatabase: async () => {
      const database = await openTestDatabase();
      return {
        ...database,
        transact: async (work) => {
          const value = await database.transact(work);
          return losesAnswers && Math.random() < 0.2 ? database.transact(work) : value;
        },
      };
    },
  });
});
afterAll(() => server.close());

let racers = 0;
const person = (): Promise<Correspondent> => {
  racers += 1;
  return signUpCorrespondent(server, `racer${racers}`);
};
const query = async (text: string, values: unknown[] = []) => (await server.database.pool.query(text, values)).rows;
const deadlocks = async (): Promise<number> =>
  (await query('select deadlocks::int from pg_stat_database where datname = current_database()'))[0].deadlocks;

/** All messages of a chat, by its pages. */
async function readAll(by: Correspondent, chatId: string): Promise<InboxMessage[]> {
  const all: InboxMessage[] = [];
  for (let c: string | null = ''; c !== null; ) {
    const page: Awaited<ReturnType<Correspondent['messages']>> = await by.messages(chatId, c === '' ? '' : `?c=${c}`);
    all.push(...page.d);
    c = page.c;
  }
  return all;
}

it('eight senders in one chat, answers that get lost and calls that are repeated: each message is there once, in one order for all, and what is unread is exact', async () => {
  const senders: Correspondent[] = [];
  for (let n = 0; n < SENDERS; n += 1) senders.push(await person());
  const [maker, ...others] = senders;
  if (maker === undefined) throw new Error('nobody is there');
  for (const other of others) await befriend(maker, other);
  const chat = (await maker.group('Race', ...others)).body.i;
  const before = await deadlocks();
  const heard = listen(server);
  losesAnswers = true;
  const acknowledged = new Map<string, number>();
  const say = async (by: Correspondent, n: number): Promise<void> => {
    const [text, nonce] = [`${by.username} says ${n}`, `nonce-${by.id}-${n}`];
    const tries = Array.from({ length: Math.random() < 0.3 ? 2 : 1 }, () => by.send(chat, text, nonce));
    for (const { status, body } of await Promise.all(tries)) {
      expect([status, body.t]).toEqual([200, text]);
      expect(acknowledged.get(text) ?? body.i).toBe(body.i);
      acknowledged.set(text, body.i);
    }
    if (Math.random() < 0.1) await by.post(`/inbox/${chat}/read`, { i: acknowledged.get(text) });
    // Answered before, asked again later.
    if (Math.random() < 0.1) expect((await by.send(chat, text, nonce)).body.i).toBe(acknowledged.get(text));
  };
  await Promise.all(
    senders.map(async (by) => {
      for (let n = 0; n < MESSAGES / SENDERS; n += 1) await say(by, n);
    }),
  );
  losesAnswers = false;
  heard.stop();
  expect(acknowledged.size).toBe(MESSAGES);
  const sides = await query('select player_id, read_up_to, unread from chat_member where chat_id = $1', [chat]);
  const newest = [...acknowledged.values()].toSorted((a, b) => b - a);
  for (const by of senders) {
    const own = sides.find(({ player_id }: { player_id: string }) => player_id === by.id);
    const unread = [...acknowledged].filter(([text, i]) => i > own.read_up_to && !text.startsWith(`${by.username} `));
    expect([by.username, own.unread]).toEqual([by.username, unread.length]);
    expect((await by.chat(chat))?.nc).toBe(Math.min(99, unread.length));
    const all = await readAll(by, chat);
    expect(all.map(({ i }) => i)).toEqual(newest);
    expect(all.every(({ t, i }) => acknowledged.get(t) === i)).toBe(true);
    expect(await by.unread()).toBe(0);
    // Each was told of each, too, of none that isn't there.
    expect(new Set(heard.by(by).flatMap(({ m }) => m?.i ?? []))).toEqual(new Set(newest));
  }
  expect(await deadlocks()).toBe(before);
}, 240_000);

it('twenty openings at once from both sides make one chat', async () => {
  const [anna, ben] = [await person(), await person()];
  await befriend(anna, ben);
  losesAnswers = true;
  const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => (n % 2 ? anna.open(ben) : ben.open(anna))));
  losesAnswers = false;
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.i}`)).size).toBe(1);
  expect(await query('select 1 from chat where $1 in (low_id, high_id)', [anna.id])).toHaveLength(1);
});

it('twenty of the same deletion, edit and leave at once have one effect', async () => {
  const [anna, ben, cora] = [await person(), await person(), await person()];
  await befriend(anna, ben, cora);
  const group = (await anna.group('Three', ben, cora)).body.i;
  await anna.send(group, 'Stays');
  const { i } = (await anna.send(group, 'Goes')).body;
  const twenty = <Value>(call: () => Promise<Value>) => Promise.all(Array.from({ length: 20 }, call));
  losesAnswers = true;
  await twenty(() => anna.edit(i, 'Goes soon'));
  expect(await query('select 1 from chat_message_past where message_id = $1', [i])).toHaveLength(1);
  const erased = await twenty(() => anna.erase(i));
  losesAnswers = false;
  expect(new Set(erased.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await query('select 1 from chat_message_past where message_id = $1', [i])).toHaveLength(2);
  for (const other of [ben, cora]) expect((await other.chat(group))?.nc).toBe(1);
  const left = await twenty(() => cora.post(`/inbox/${group}/leave`));
  expect(left.filter(({ status }) => status === 200)).toHaveLength(1);
});

it('a block at the same moment as messages comes before or after each of them, and its chat stays put away', async () => {
  const before = await deadlocks();
  const block = (by: SignedIn, other: SignedIn) => by.post('/blocks', { playerId: other.id, kind: 'block', on: true });
  for (let round = 0; round < 8; round += 1) {
    const [anna, ben] = [await person(), await person()];
    await befriend(anna, ben);
    const chat = (await ben.open(anna)).body.i;
    await ben.send(chat, 'Hello');
    const [sent] = await Promise.all([
      Promise.all(Array.from({ length: 6 }, (_, n) => ben.send(chat, `Line ${n}`))),
      block(anna, ben),
      anna.messages(chat),
    ]);
    expect(sent.every(({ status }) => status === 200 || status === 403)).toBe(true);
    const arrived = 1 + sent.filter(({ status }) => status === 200).length;
    expect((await readAll(anna, chat)).length).toBe(arrived);
    expect((await anna.chat(chat))?.a).toBe(true);
    expect((await ben.send(chat, 'More')).status).toBe(403);
  }
  expect(await deadlocks()).toBe(before);
}, 60_000);

it('an account that is erased while messages fly leaves none of its words, and the group counts on', async () => {
  const [anna, ben, cora] = [await person(), await person(), await person()];
  await befriend(anna, ben, cora);
  const group = (await cora.group('Three', anna, ben)).body.i;
  const [, ...answers] = await Promise.all([
    anna.post('/account/delete', { username: anna.username, password: 'secret-1' }),
    ...Array.from({ length: 10 }, (_, n) => anna.send(group, `telltale ${n}`)),
    ...Array.from({ length: 10 }, (_, n) => ben.send(group, `Line ${n}`)),
  ]);
  expect(answers.every(({ status }) => [200, 401].includes(status))).toBe(true);
  expect(await query("select 1 from chat_message where text like 'telltale%'")).toEqual([]);
  const [{ unread }] = await query('select unread from chat_member where chat_id = $1 and player_id = $2', [
    group,
    cora.id,
  ]);
  expect((await cora.messages(group)).d).toHaveLength(unread);
});
