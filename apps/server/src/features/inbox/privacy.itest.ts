import { DEVELOPER_ROLE, GAME_MODERATOR_ROLE } from '@syllaboom/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Feature } from '#manifest/feature.ts';
import { HOUR_MS } from '#manifest/jobs.ts';
import { type SignedIn, signUpWith } from '../../testing/people/staff.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { purgeEvidence } from './evidence.repository.ts';
import { befriend, type Correspondent, signUpNext } from './testing/inbox-people.ts';

let server: TestServer;
let judge: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  judge = await signUpWith(server, 'judge', GAME_MODERATOR_ROLE);
});
afterAll(() => server.close());

const person = (): Promise<Correspondent> => signUpNext(server);
const query = async (text: string, values: unknown[] = []) => (await server.database.pool.query(text, values)).rows;

const report = (by: SignedIn, target: SignedIn, chatId?: string) =>
  by.post('/report', {
    id: target.id,
    reason: '',
    chat: [],
    categories: ['language'],
    language: 'en-US',
    roomId: null,
    ...(chatId === undefined ? {} : { chatId }),
  });
/** What the staff reads of the last report against a player. */
async function evidenceAgainst(target: SignedIn) {
  const { reports } = (await judge.get(`/gm/players/${target.id}`)).body;
  return (await judge.get(`/gm/reports/${reports[0].id}`)).body.roomChat;
}
const purge = () => server.database.transact((tx) => purgeEvidence(tx, server.clock.now()));

describe('a report about a chat', () => {
  it('brings the server’s own copy of its last 25 messages, with what they said before', async () => {
    const [anna, ben] = [await person(), await person()];
    await befriend(anna, ben);
    const chat = (await anna.open(ben)).body.i;
    for (let n = 1; n <= 25; n += 1) await anna.send(chat, `Line ${n}`);
    const insult = (await ben.send(chat, 'You fool')).body;
    await ben.edit(insult.i, 'You friend');
    await ben.edit(insult.i, 'You dear friend');
    const deleted = (await ben.send(chat, 'Idiot')).body;
    await ben.erase(deleted.i);
    expect((await report(anna, ben, chat)).body).toEqual({ success: true });
    const kept = await evidenceAgainst(ben);
    expect(kept.map(({ message, later }: { message: string; later?: string }) => [message, later])).toEqual([
      ...Array.from({ length: 23 }, (_, n) => [`Line ${n + 3}`, undefined]),
      ['You fool', 'edited'],
      ['You friend', 'edited'],
      ['You dear friend', undefined],
      ['Idiot', 'deleted'],
    ]);
    expect(kept[23]).toEqual({
      id: ben.id,
      name: ben.username,
      message: 'You fool',
      at: insult.c,
      later: 'edited',
    });
  });

  it('is taken from who is, or was, in it, as far as they were; of nobody else, and about nobody else', async () => {
    const [anna, ben, cora, stranger] = [await person(), await person(), await person(), await person()];
    await befriend(anna, ben, cora);
    const group = (await anna.group('Three', ben, cora)).body.i;
    await ben.send(group, 'While all were here');
    await cora.post(`/inbox/${group}/leave`);
    await ben.send(group, 'Afterwards');
    expect((await report(cora, ben, group)).status).toBe(200);
    const kept = await evidenceAgainst(ben);
    expect(kept.map(({ message }: { message: string }) => message)).toEqual(['While all were here']);
    for (const answer of [
      await report(stranger, ben, group),
      await report(anna, stranger, group),
      await report(anna, ben, 'nothere'),
    ])
      expect([answer.status, answer.body.error]).toEqual([404, 'That is no longer there']);
    expect((await judge.get(`/gm/players/${stranger.id}`)).body.reports).toEqual([]);
  });

  it('is the only way for the staff to read an inbox', async () => {
    const [anna, ben] = [await person(), await person()];
    await befriend(anna, ben);
    const chat = (await anna.open(ben)).body.i;
    const { i } = (await anna.send(chat, 'A secret between us')).body;
    for (const role of [GAME_MODERATOR_ROLE, DEVELOPER_ROLE]) {
      const staff = await signUpWith(server, `keeper${role}`, role);
      for (const path of [`/inbox/${chat}`, '/inbox', '/inbox?q=person', `/gm/players/${anna.id}`])
        expect((await staff.get(path)).text).not.toContain('secret');
      expect((await staff.post('/inbox/message/edit', { i, t: 'x' })).status).toBe(404);
    }
  });
});

describe('what is kept', () => {
  it('of edited and deleted messages is evidence for thirty days, and then nothing', async () => {
    const [anna, ben] = [await person(), await person()];
    await befriend(anna, ben);
    const chat = (await anna.open(ben)).body.i;
    const { body: edited } = await anna.send(chat, 'First version');
    await anna.edit(edited.i, 'Second version');
    await anna.erase((await anna.send(chat, 'Taken back')).body.i);
    const left = async () => [
      (
        await query(
          'select p.text from chat_message_past p join chat_message m on m.id = p.message_id where m.chat_id = $1 order by p.id',
          [chat],
        )
      ).map(({ text }) => text),
      (await query('select text from chat_message where chat_id = $1 order by id', [chat])).map(({ text }) => text),
    ];
    server.clock.forward(29 * 86_400);
    await purge();
    expect(await left()).toEqual([
      ['First version', 'Taken back'],
      ['Second version', ''],
    ]);
    server.clock.forward(2 * 86_400);
    await purge();
    expect(await left()).toEqual([[], ['Second version']]);
    expect((server.composition.features.inbox as Feature).jobs?.[0]).toMatchObject({
      name: 'evidence',
      everyMs: 24 * HOUR_MS,
    });
  });

  it('of a group ends thirty days after its last one has left', async () => {
    const [anna, ben, cora] = [await person(), await person(), await person()];
    await befriend(anna, ben, cora);
    const group = (await anna.group('Short', ben, cora)).body.i;
    await anna.send(group, 'Hi');
    for (const one of [anna, ben, cora]) await one.post(`/inbox/${group}/leave`);
    server.clock.forward(31 * 86_400);
    await purge();
    for (const table of ['chat where id', 'chat_member where chat_id', 'chat_message where chat_id'])
      expect([table, await query(`select 1 from ${table} = $1`, [group])]).toEqual([table, []]);
  });
});

describe('54 an erased account', () => {
  it('leaves empty messages of a deleted player behind; its chats live on without it', async () => {
    const [anna, ben, cora] = [await person(), await person(), await person()];
    await befriend(anna, ben, cora);
    const group = (await anna.group('Three', ben, cora)).body.i;
    const direct = (await anna.open(ben)).body.i;
    await anna.send(group, 'telltale one', 'telltale-nonce');
    const { i } = (await anna.send(direct, 'telltale two')).body;
    await anna.edit(i, 'telltale three');
    await anna.erase((await anna.send(direct, 'telltale four')).body.i);
    await ben.send(group, 'Who are you?');
    const exported = (await anna.get('/account/export')).body.account.inbox;
    expect(exported.messages.map(({ text }: { text: string }) => text)).toEqual(['telltale one', 'telltale three']);
    expect(exported.chats).toHaveLength(2);
    expect(JSON.stringify(exported)).not.toContain('Who are you?');
    await anna.post('/account/delete', { username: anna.username, password: 'secret-1' });
    expect(await query("select 1 from chat_message where text like 'telltale%' or nonce like 'telltale%'")).toEqual([]);
    expect(await query("select 1 from chat_message_past where text like 'telltale%'")).toEqual([]);
    expect(await query('select 1 from chat_member where player_id = $1', [anna.id])).toEqual([]);
    expect((await ben.messages(group)).d.map(({ t, s }) => [t, s])).toEqual([
      ['Who are you?', ben.id],
      ['', anna.id],
    ]);
    expect((await ben.chat(group))?.p.map(({ id }) => id).toSorted()).toEqual([ben.id, cora.id].toSorted());
    expect(await ben.chat(direct)).toMatchObject({ n: 'Deleted player', l: { t: '', s: anna.id } });
    const refused = await ben.send(direct, 'Anybody?');
    expect([refused.status, refused.body.error]).toEqual([403, 'Failed to send message']);
    expect((await cora.send(group, 'We go on')).status).toBe(200);
    await ben.post('/account/delete', { username: ben.username, password: 'secret-1' });
    expect(await query('select 1 from chat where id = $1 and ended_at is not null', [direct])).toHaveLength(1);
  });
});
