import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { befriend, type Correspondent, listen, signUpCorrespondent } from './testing/inbox-people.ts';

let server: TestServer;
let anna: Correspondent;
let ben: Correspondent;
let cora: Correspondent;
beforeAll(async () => {
  server = await startTestServer();
  anna = await signUpCorrespondent(server, 'anna');
  ben = await signUpCorrespondent(server, 'ben');
  cora = await signUpCorrespondent(server, 'cora');
  await befriend(anna, ben, cora);
});
afterAll(() => server.close());

const open = async (by: Correspondent, ...others: Correspondent[]): Promise<string> =>
  (await by.open(...others)).body.i;
const texts = async (by: Correspondent, chatId: string) => (await by.messages(chatId)).d.map(({ t }) => t);

describe('a direct chat', () => {
  it('is one for two, shows to the other with its first message, and carries text both ways [S0065 S0066 S0169 S0171 S0177]', async () => {
    await server.database.pool.query('update profile set frame = 5 where player_id = any($1)', [[anna.id, ben.id]]);
    const opened = await anna.open(ben);
    const chat = opened.body;
    expect([opened.status, chat]).toEqual([
      200,
      {
        i: expect.any(String),
        n: 'ben',
        p: expect.arrayContaining(
          [anna, ben].map(({ id, username, user }) => ({
            id,
            displayName: username,
            username,
            avatar: user.avatar,
            frame: 5,
          })),
        ),
        g: false,
        l: { i: 0, t: '', s: '', d: expect.any(String) },
        nc: 0,
        m: false,
        a: false,
      },
    ]);
    expect((await anna.chats()).d).toEqual([chat]);
    expect((await ben.chats()).d).toEqual([]);
    const sent = (await anna.send(chat.i, '  Hello  ')).body;
    expect(sent).toEqual({ i: expect.any(Number), t: 'Hello', s: anna.id, c: expect.any(String), e: false, y: 'text' });
    const { body: next } = await anna.send(chat.i, 'Are you there?');
    expect(next.i).toBeGreaterThan(sent.i);
    expect((await ben.chats()).d).toEqual([
      { ...chat, n: 'anna', l: { i: next.i, t: 'Are you there?', s: anna.id, d: next.c, y: 'text' }, nc: 2 },
    ]);
    expect(await ben.unread()).toBe(2);
    // Opening it from the other side finds the same one.
    expect(await open(ben, anna)).toBe(chat.i);
    expect(await ben.messages(chat.i)).toEqual({ d: [next, sent], c: null });
    expect([await ben.unread(), (await ben.chat(chat.i))?.nc]).toEqual([0, 0]);
    const answer = (await ben.send(chat.i, 'Here')).body;
    expect(await anna.messages(chat.i)).toEqual({ d: [answer, next, sent], c: null });
  });

  it('goes to the head of both lists with each message, and pages by where it stands [S0166]', async () => {
    const dora = await signUpCorrespondent(server, 'dora');
    await server.database.pool.query(
      `with filler as (
         insert into account (player_id, username, username_fold, username_skeleton)
         select 'pal' || lpad(n::text, 9, '0'), 'pal' || n, 'pal' || n, 'pal' || n from generate_series(1, 60) n returning player_id),
       named as (insert into profile (player_id, display_name, avatar, locale) select player_id, player_id, 's', 'en-US' from filler),
       chats as (
         insert into chat (id, is_group, low_id, high_id, opened_by, opened_at, to_stranger)
         select 'with-' || player_id, false, least(player_id, $1), greatest(player_id, $1), player_id, now(), false from filler
         returning id, case when low_id = $1 then high_id else low_id end as pal)
       insert into chat_member (chat_id, player_id, place)
       select id, who, nextval(pg_get_serial_sequence('chat_message', 'id')) from chats cross join lateral (values ($1::text), (pal)) people (who)`,
      [dora.id],
    );
    const first = await dora.chats();
    expect([first.d.length, first.c]).toEqual([50, expect.any(String)]);
    const second = await dora.chats(`?c=${first.c}`);
    expect([second.d.length, second.c]).toEqual([10, null]);
    const all = [...first.d, ...second.d].map(({ i }) => i);
    expect(new Set(all).size).toBe(60);
    expect((await dora.chats('?l=7')).d.map(({ i }) => i)).toEqual(all.slice(0, 7));
    // Chats that move while one pages are not shown twice, and none of the others is left out.
    await dora.send(all[59] ?? '', 'Up you go');
    expect((await dora.chats(`?c=${first.c}`)).d.map(({ i }) => i)).toEqual(all.slice(50, 59));
    expect((await dora.chats('?l=1')).d.map(({ i }) => i)).toEqual([all[59]]);
  });

  it('is found by the names of people, wherever it stands', async () => {
    const erik = await signUpCorrespondent(server, 'erik_the_red');
    const [one, other] = [await open(erik, anna), await open(erik, ben)];
    await befriend(erik, anna, ben);
    const group = (await erik.group('Crew of 100% sailors', anna, ben)).body.i;
    const found = async (q: string) => (await erik.chats(`?q=${encodeURIComponent(q)}`)).d.map(({ i }) => i);
    expect(await found('ANN')).toEqual([group, one]);
    expect(await found('be')).toEqual([group, other]);
    expect(await found('100% sail')).toEqual([group]);
    expect([await found('%'), await found('erik'), await found('_')]).toEqual([[group], [], []]);
  });

  it('pages its messages by id, backwards [S0168]', async () => {
    const frida = await signUpCorrespondent(server, 'frida');
    await befriend(frida, ben);
    const chat = await open(frida, ben);
    const sent: number[] = [];
    for (let n = 1; n <= 53; n += 1) sent.push((await frida.send(chat, `Line ${n}`)).body.i);
    const newest = sent.toReversed();
    const first = await ben.messages(chat);
    expect(first.d.map(({ i }) => i)).toEqual(newest.slice(0, 50));
    await frida.erase(newest[1] ?? 0);
    const earlier = await ben.messages(chat, `?c=${first.c}`);
    expect([earlier.d.map(({ i }) => i), earlier.c]).toEqual([newest.slice(50), null]);
    expect((await ben.messages(chat, '?l=2')).d.map(({ i }) => i)).toEqual([newest[0], newest[2]]);
  });
});

describe('a group', () => {
  it('is made of friends, shows to all at once, and reaches everybody in it [S0170]', async () => {
    const made = (await anna.group('Friday', ben, cora, cora)).body;
    expect(made).toMatchObject({ n: 'Friday', g: true, nc: 0 });
    expect(made.p.map(({ id }: { id: string }) => id).toSorted()).toEqual([anna.id, ben.id, cora.id].toSorted());
    expect((await ben.chat(made.i))?.n).toBe('Friday');
    await ben.send(made.i, 'Hi all');
    for (const other of [anna, cora]) expect(await other.chat(made.i)).toMatchObject({ nc: 1, l: { t: 'Hi all' } });
    const nameless = (await anna.group('', ben, cora)).body;
    expect([nameless.n.split(', ').toSorted(), nameless.i]).toEqual([
      ['ben', 'cora'],
      expect.not.stringMatching(made.i),
    ]);
    expect((await ben.chat(nameless.i))?.n.split(', ').toSorted()).toEqual(['anna', 'cora']);
  });

  it('is left for good by whoever wants; the others go on, and the last one out ends it [S0100 S0174]', async () => {
    const { i: group } = (await anna.group('Leaving', ben, cora)).body;
    await cora.send(group, 'Bye');
    expect((await cora.post(`/inbox/${group}/leave`)).body).toEqual({ success: true });
    expect(await cora.chat(group)).toBeUndefined();
    for (const answer of [
      await cora.get(`/inbox/${group}`),
      await cora.send(group, 'Still here'),
      await cora.post(`/inbox/${group}/leave`),
      await cora.post(`/inbox/${group}/mute`, { a: 'mute' }),
      await cora.post(`/inbox/${group}/read`, { i: 1 }),
    ])
      expect([answer.status, answer.body.error]).toEqual([404, 'This chat does not exist']);
    expect(await texts(anna, group)).toEqual(['Bye']);
    expect((await anna.chat(group))?.p).toContainEqual(expect.objectContaining({ id: cora.id, left: true }));
    await ben.send(group, 'Two of us');
    expect(await cora.unread()).toBe((await cora.chats()).d.reduce((sum, { nc }) => sum + nc, 0));
    for (const one of [anna, ben]) await one.post(`/inbox/${group}/leave`);
    const { rows } = await server.database.pool.query('select ended_at from chat where id = $1', [group]);
    expect(rows).toEqual([{ ended_at: expect.any(Date) }]);
    const direct = await open(anna, ben);
    const refused = await anna.post(`/inbox/${direct}/leave`);
    expect([refused.status, refused.body.error]).toEqual([400, 'Failed to leave group']);
  });
});

describe('what one sets about a chat', () => {
  it('mutes it for oneself alone: it counts no more, but still says what is unread [R0405 S0172]', async () => {
    const gina = await signUpCorrespondent(server, 'gina');
    await befriend(gina, anna);
    const chat = await open(anna, gina);
    await anna.send(chat, 'One');
    expect((await gina.post(`/inbox/${chat}/mute`, { a: 'mute' })).body).toEqual({ success: true });
    const heard = listen(server);
    await anna.send(chat, 'Two');
    heard.stop();
    expect(heard.by(gina)).toMatchObject([{ c: chat, muted: true, nc: 2, ntfc: 0, m: { t: 'Two' } }]);
    expect([await gina.unread(), await gina.chat(chat)]).toEqual([0, expect.objectContaining({ m: true, nc: 2 })]);
    expect((await anna.chat(chat))?.m).toBe(false);
    await gina.post(`/inbox/${chat}/mute`, { a: 'unmute' });
    expect([await gina.unread(), (await gina.chat(chat))?.m]).toEqual([2, false]);
    expect((await gina.post(`/inbox/${chat}/mute`, { a: 'loud' })).status).toBe(400);
  });

  it('archives it until the next message, listed with a=true alone meanwhile; a muted one stays there [S0167 S0173]', async () => {
    const hugo = await signUpCorrespondent(server, 'hugo');
    await befriend(hugo, anna);
    const chat = await open(anna, hugo);
    await anna.send(chat, 'One');
    expect((await hugo.post(`/inbox/${chat}/archive`, { a: 'archive' })).body).toEqual({ success: true });
    const lists = async () => [(await hugo.chats()).d, (await hugo.chats('?a=true')).d].map((d) => d.map(({ i }) => i));
    expect([await lists(), await hugo.unread()]).toEqual([[[], [chat]], 0]);
    await anna.send(chat, 'Two');
    expect([await lists(), await hugo.unread()]).toEqual([[[chat], []], 2]);
    await hugo.post(`/inbox/${chat}/mute`, { a: 'mute' });
    await hugo.post(`/inbox/${chat}/archive`, { a: 'archive' });
    await anna.send(chat, 'Three');
    expect(await lists()).toEqual([[], [chat]]);
    await hugo.post(`/inbox/${chat}/archive`, { a: 'unarchive' });
    expect(await lists()).toEqual([[chat], []]);
  });

  it('says up to where it was read, never further back, and tells the other devices', async () => {
    const ivan = await signUpCorrespondent(server, 'ivan');
    await befriend(ivan, anna);
    const chat = await open(anna, ivan);
    const ids: number[] = [];
    for (const text of ['One', 'Two', 'Three']) ids.push((await anna.send(chat, text)).body.i);
    const heard = listen(server);
    const read = (i: number) => ivan.post(`/inbox/${chat}/read`, { i });
    await read(ids[1] ?? 0);
    await read(ids[0] ?? 0);
    expect(heard.by(ivan)).toEqual([{ c: chat, nc: 1, ntfc: 1, muted: false }]);
    heard.stop();
    await anna.erase(ids[0] ?? 0);
    expect((await ivan.chat(chat))?.nc).toBe(1);
    await anna.erase(ids[2] ?? 0);
    expect((await ivan.chat(chat))?.nc).toBe(0);
    // Beyond the last message there is nothing to read: what comes later is unread.
    await read(2_000_000_000);
    await anna.send(chat, 'Four');
    expect((await ivan.chat(chat))?.nc).toBe(1);
    for (const i of [0, -1, 1.5, 'x', null]) expect((await ivan.post(`/inbox/${chat}/read`, { i })).status).toBe(400);
  });

  it('counts to 99 at most, in a chat and over all', async () => {
    const jana = await signUpCorrespondent(server, 'jana');
    await befriend(jana, anna, ben);
    for (const other of [anna, ben]) {
      const chat = await open(other, jana);
      await other.send(chat, 'First');
      await server.database.pool.query('update chat_member set unread = 150 where chat_id = $1 and player_id = $2', [
        chat,
        jana.id,
      ]);
      expect((await jana.chat(chat))?.nc).toBe(99);
    }
    expect(await jana.unread()).toBe(99);
  });
});
