import { GAME_MODERATOR_ROLE, INBOX } from '@syllaboom/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addPlayers } from '../../testing/people/players.ts';
import { type SignedIn, signUpWith } from '../../testing/people/staff.ts';
import { type Answer, startTestServer, type TestServer } from '../../testing/server.ts';
import {
  asCorrespondent,
  befriend,
  type Correspondent,
  listen,
  signUpCorrespondent,
  signUpNext,
} from './testing/inbox-people.ts';

let server: TestServer;
let judge: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  judge = await signUpWith(server, 'judge', GAME_MODERATOR_ROLE);
});
afterAll(() => server.close());

const person = (): Promise<Correspondent> => signUpNext(server);
const said = ({ status, body }: Answer) => [status, body.error];
const CLOSED = [403, 'Failed to send message'];
const block = (by: SignedIn, other: SignedIn, on = true) =>
  by.post('/blocks', { playerId: other.id, kind: 'block', on });
const onlyFriends = (of: SignedIn) =>
  server.call('PUT', '/api/friends/settings', { messages: 'friends' }, { token: of.token });
const texts = async (by: Correspondent, chatId: string) => (await by.messages(chatId)).d.map(({ t }) => t).toReversed();

describe('strangers', () => {
  it('write three messages until the other has answered, and then as they like', async () => {
    const [anna, ben] = [await person(), await person()];
    const chat = (await anna.open(ben)).body.i;
    const ids: number[] = [];
    for (const text of ['1', '2', '3']) ids.push((await anna.send(chat, text)).body.i);
    const refused = [403, 'Please wait for an answer before you write again'];
    expect(said(await anna.send(chat, '4'))).toEqual(refused);
    // What was deleted was sent, too.
    await anna.erase(ids[0] ?? 0);
    expect(said(await anna.send(chat, '4'))).toEqual(refused);
    await ben.send(chat, 'Yes?');
    expect((await anna.send(chat, '4')).status).toBe(200);
    expect(await texts(ben, chat)).toEqual(['2', '3', 'Yes?', '4']);
  });

  it('need a level and a way in to write first, but may answer', async () => {
    const [low, ben] = [asCorrespondent(await signUpWith(server, 'low_level')), await person()];
    const needed = [403, 'You need level 3 to write to players who are not your friends'];
    expect(said(await low.open(ben))).toEqual(needed);
    const chat = (await ben.open(low)).body.i;
    // Ben has opened it and said nothing yet.
    expect(said(await low.send(chat, 'Hello?'))).toEqual(needed);
    await ben.send(chat, 'Hello');
    expect((await low.send(chat, 'Hello!')).status).toBe(200);
    const keyed = await person();
    await server.database.pool.query('update account set way_in = false where player_id = $1', [keyed.id]);
    expect(said(await keyed.open(ben))).toEqual([403, 'Add a password, Discord or Google to your account first']);
    await befriend(low, keyed);
    expect((await keyed.open(low)).status).toBe(200);
  });

  it('are twenty new ones a day, four in an account’s first hours; friends and known chats don’t count', async () => {
    const anna = await person();
    const others = await addPlayers(server.database, INBOX.newChatsADay + 2);
    const open = (id: string | undefined) => anna.post('/inbox/chat', { p: [id], g: false });
    const answers: Answer[] = [];
    for (const id of others.slice(0, 5)) answers.push(await open(id));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 429]);
    expect(answers[4]?.body.error).toBe('Too many new chats today. Please try again tomorrow.');
    expect((await open(others[0])).status).toBe(200);
    const friend = await person();
    await befriend(anna, friend);
    expect((await anna.open(friend)).status).toBe(200);
    await server.database.pool.query(
      "update account set created_at = now() - interval '13 hours' where player_id = $1",
      [anna.id],
    );
    // At once, and each twice: the limit holds.
    const rest = [...others.slice(4), ...others.slice(4)];
    const late = await Promise.all(rest.map(open));
    const { rows } = await server.database.pool.query(
      'select count(*)::int as opened from chat where opened_by = $1 and to_stranger',
      [anna.id],
    );
    expect(rows).toEqual([{ opened: INBOX.newChatsADay }]);
    expect(late.filter(({ status }) => status === 429)).toHaveLength(4);
    expect((await judge.post('/inbox/chat', { p: [others[21]], g: false })).status).toBe(200);
  });

  it('don’t reach somebody who wants messages of friends alone; friends and the staff do', async () => {
    const [anna, ben, friend] = [await person(), await person(), await person()];
    const chat = (await anna.open(ben)).body.i;
    await anna.send(chat, 'Hello');
    await ben.send(chat, 'Hello');
    await befriend(ben, friend);
    await onlyFriends(ben);
    expect(said(await anna.send(chat, 'More'))).toEqual(CLOSED);
    expect(said(await (await person()).open(ben))).toEqual(CLOSED);
    expect((await friend.open(ben)).status).toBe(200);
    const byStaff = (await judge.post('/inbox/chat', { p: [ben.id], g: false })).body.i;
    for (let n = 0; n < 5; n += 1)
      expect((await judge.post(`/inbox/${byStaff}/send`, { t: `Note ${n}`, y: 'text' })).status).toBe(200);
    // What was sent before can still be changed and taken back.
    expect((await ben.send(chat, 'I may')).status).toBe(200);
  });
});

describe('a block', () => {
  it('closes the direct chat as the setting does, puts it away, and leaves what was said to both', async () => {
    const [anna, ben, fresh] = [await person(), await person(), await person()];
    const chat = (await ben.open(anna)).body.i;
    const { i } = (await ben.send(chat, 'Hello')).body;
    await anna.send(chat, 'Go away');
    await block(anna, ben);
    expect([(await anna.chat(chat))?.a, (await ben.chat(chat))?.a]).toEqual([true, false]);
    const heard = listen(server);
    for (const answer of [await ben.send(chat, 'Why?'), await ben.edit(i, 'Idiot')])
      expect(said(answer)).toEqual(CLOSED);
    expect(heard.by(anna)).toEqual([]);
    heard.stop();
    expect(said(await anna.send(chat, 'So'))).toEqual([403, 'You have blocked this player']);
    expect(await texts(ben, chat)).toEqual(['Hello', 'Go away']);
    expect(await texts(anna, chat)).toEqual(['Hello', 'Go away']);
    // Nobody can tell it from a closed door.
    await block(anna, fresh);
    const other = await person();
    await onlyFriends(other);
    const [blocked, closed] = [await fresh.open(anna), await fresh.open(other)];
    expect({ ...blocked.body, id: 0 }).toEqual({ ...closed.body, id: 0 });
    expect(said(blocked)).toEqual(CLOSED);
    expect(said(await anna.open(fresh))).toEqual([403, 'You have blocked this player']);
    // One's own words may be taken back.
    expect((await ben.erase(i)).status).toBe(200);
    await block(anna, ben, false);
    expect((await ben.send(chat, 'Sorry')).status).toBe(200);
    expect((await anna.chat(chat))?.a).toBe(false);
  });

  it('hides the lines of both from each other in groups, live, read and counted, as long as it stands', async () => {
    const [anna, ben, cora] = [await person(), await person(), await person()];
    await befriend(anna, ben, cora);
    const group = (await cora.group('Three', anna, ben)).body.i;
    await ben.send(group, 'Before');
    await block(anna, ben);
    expect((await anna.chat(group))?.nc).toBe(0);
    const heard = listen(server);
    const hidden = (await ben.send(group, 'Hidden')).body;
    await anna.send(group, 'Mine');
    await cora.send(group, 'For all');
    const receivedBy = (of: SignedIn) => heard.by(of).flatMap(({ m }) => m?.t ?? []);
    expect([receivedBy(anna), receivedBy(ben), receivedBy(cora)]).toEqual([
      ['Mine', 'For all'],
      ['Hidden', 'For all'],
      ['Hidden', 'Mine', 'For all'],
    ]);
    heard.clear();
    await ben.edit(hidden.i, 'Changed');
    expect([heard.by(anna).length, heard.by(cora).length]).toEqual([0, 1]);
    heard.stop();
    expect((await anna.chat(group))?.nc).toBe(1);
    expect(await texts(anna, group)).toEqual(['Mine', 'For all']);
    expect(await texts(ben, group)).toEqual(['Before', 'Changed', 'For all']);
    await ben.send(group, 'Last');
    expect((await anna.chat(group))?.l.t).toBe('For all');
    await block(anna, ben, false);
    expect(await anna.chat(group)).toMatchObject({ nc: 1, l: { t: 'Last' } });
    await block(ben, anna);
    expect(said(await ben.group('Trap', anna, cora))).toEqual([403, 'Only your friends can be in a group']);
  });
});

describe('who may not', () => {
  it('write while the staff has muted them: neither send, nor edit, nor open', async () => {
    const [anna, ben] = [await person(), await person()];
    await befriend(anna, ben);
    const chat = (await anna.open(ben)).body.i;
    const { i } = (await anna.send(chat, 'Hello', 'muted-nonce-1')).body;
    const mute = { playerId: anna.id, kind: 'mute', reason: 'rude', until: null, reportId: null };
    await judge.post('/gm/sanctions', mute);
    const silent = [403, 'You are muted.'];
    for (const answer of [
      await anna.send(chat, 'Again'),
      await anna.edit(i, 'Idiot'),
      await anna.open(await person()),
      await anna.group('Idiots', ben, await person()),
    ])
      expect(said(answer)).toEqual(silent);
    // A repeat of what was sent before is no new message; what one said may be taken back.
    expect((await anna.send(chat, 'Hello', 'muted-nonce-1')).body.i).toBe(i);
    expect((await anna.open(ben)).status).toBe(200);
    expect((await anna.erase(i)).status).toBe(200);
    expect(await texts(ben, chat)).toEqual([]);
  });

  it('open a chat with themselves, guests, nobody or the deleted, or with several at once', async () => {
    const [anna, gone] = [await person(), await person()];
    const guest = (await server.call('POST', '/api/auth/guest', {})).body.user;
    await gone.post('/account/delete', { username: gone.username, password: 'secret-1' });
    expect(said(await anna.open(anna))).toEqual([400, 'This is yourself']);
    for (const id of [guest.id, 'nobody000000', gone.id, '__proto__'])
      expect(said(await anna.post('/inbox/chat', { p: [id], g: false }))).toEqual([404, 'Player not found']);
    for (const p of [[], [judge.id, gone.id], [''], Array.from({ length: 51 }, () => judge.id), 'x', [5]])
      expect((await anna.post('/inbox/chat', { p, g: false })).status).toBe(400);
    expect((await anna.chats()).d).toEqual([]);
  });

  it('make groups that are too small, too large, of strangers, or of a bad name', async () => {
    const friends = [await person(), await person()];
    const [anna, other] = [await person(), await person()];
    for (const friend of friends) await befriend(anna, friend);
    const crowd = Array.from({ length: INBOX.groupMost }, (_, n) => ({ ...judge, id: `crowd${n}0000000` }));
    for (const others of [[], [friends[0] ?? judge], [friends[0] ?? judge, anna], crowd])
      expect(said(await anna.group('', ...others))).toEqual([400, 'A group has 3 to 10 people']);
    expect(said(await anna.group('', ...friends, other))).toEqual([403, 'Only your friends can be in a group']);
    expect(said(await anna.group(`${'Sunny days'.repeat(5)}!`, ...friends))).toEqual([
      400,
      'The name may have at most 50 letters',
    ]);
    for (const name of ['Fuck you all', 'see https://x.example', 'Moderator'])
      expect([name, said(await anna.group(name, ...friends))]).toEqual([name, [400, 'This text is not allowed']]);
    expect((await anna.chats()).d).toEqual([]);
    const [fresh] = friends;
    expect(await fresh?.chats()).toEqual({ d: [], c: null });
    expect((await anna.group('Sunny days'.repeat(5), ...friends)).status).toBe(200);
  });
});

it('a flood of messages is stopped after thirty a minute, whatever chats they go to', async () => {
  const limited = await startTestServer((config) => ({ ...config, limits: { ...config.limits, enabled: true } }));
  try {
    const [anna, ben] = [await signUpCorrespondent(limited, 'anna'), await signUpCorrespondent(limited, 'ben')];
    await befriend(anna, ben);
    const chat = (await anna.open(ben)).body.i;
    const answers = await Promise.all(Array.from({ length: 40 }, (_, n) => anna.send(chat, `Flood ${n}`)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(30);
    const [refused] = answers.filter(({ status }) => status !== 200);
    expect([refused?.status, refused?.body.error]).toEqual([429, 'Too many requests. Please wait a moment.']);
    expect((await anna.edit((await anna.messages(chat)).d[0]?.i ?? 0, 'More')).status).toBe(429);
    expect((await ben.messages(chat)).d).toHaveLength(30);
  } finally {
    await limited.close();
  }
});
