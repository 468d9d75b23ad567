import { ENDPOINTS } from '@syllaboom/contracts';
import { DEVELOPER_ROLE, GAME_MODERATOR_ROLE } from '@syllaboom/engine';
import { HOSTILE_MARKUP } from '@syllaboom/engine/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUpWith } from '../../../testing/people/staff.ts';
import { type Answer, startTestServer, type TestServer } from '../../../testing/server.ts';
import { befriend, type Correspondent, listen, signUpCorrespondent } from '../testing/inbox-people.ts';

let server: TestServer;
let anna: Correspondent;
let ben: Correspondent;
let stranger: Correspondent;
let chat: string;
beforeAll(async () => {
  server = await startTestServer();
  anna = await signUpCorrespondent(server, 'anna');
  ben = await signUpCorrespondent(server, 'ben');
  stranger = await signUpCorrespondent(server, 'stranger');
  await befriend(anna, ben);
  chat = (await anna.open(ben)).body.i;
});
afterAll(() => server.close());

const said = ({ status, body }: Answer) => [status, body.error];
const texts = async (by: Correspondent) => (await by.messages(chat)).d.map(({ t }) => t);
const NOT_THERE = [404, 'This message does not exist'];

describe('a message', () => {
  it('is edited by its writer, for both, as often as they like [S0176]', async () => {
    const { i } = (await anna.send(chat, 'Helo')).body;
    const heard = listen(server);
    const edited = (await anna.edit(i, ' Hello ')).body;
    expect(edited).toMatchObject({ i, t: 'Hello', e: true, s: anna.id, y: 'text' });
    expect((await ben.messages(chat)).d[0]).toEqual(edited);
    expect(heard.by(ben)[0]).toEqual({ c: chat, edit: { i, t: 'Hello' }, nc: 1, ntfc: 1, muted: false });
    expect(heard.by(anna)[0]).toMatchObject({ c: chat, edit: { i, t: 'Hello' } });
    heard.stop();
    expect((await anna.edit(i, 'Hello there')).body).toMatchObject({ t: 'Hello there' });
    expect((await ben.chat(chat))?.l).toMatchObject({ i, t: 'Hello there' });
  });

  it('is not marked by an edit that changes nothing', async () => {
    const { i } = (await anna.send(chat, 'Same')).body;
    const heard = listen(server);
    expect((await anna.edit(i, 'Same ')).body).toMatchObject({ t: 'Same', e: false });
    heard.stop();
    expect(heard.by(ben)).toEqual([]);
  });

  it('is deleted by its writer, for both, and once only [S0175]', async () => {
    const [{ body: kept }, { body: gone }] = [await anna.send(chat, 'Kept'), await anna.send(chat, 'Gone')];
    const before = (await ben.chat(chat))?.nc ?? 0;
    const heard = listen(server);
    for (let again = 0; again < 2; again += 1) expect((await anna.erase(gone.i)).body).toEqual({ success: true });
    heard.stop();
    expect(heard.by(ben)).toEqual([{ c: chat, gone: gone.i, nc: before - 1, ntfc: before - 1, muted: false }]);
    for (const one of [anna, ben]) {
      expect(await texts(one)).not.toContain('Gone');
      expect((await one.chat(chat))?.l).toMatchObject({ i: kept.i, t: 'Kept' });
    }
    expect(said(await anna.edit(gone.i, 'Back again'))).toEqual(NOT_THERE);
  });

  it('of somebody else can’t be edited or deleted, whoever asks [S0132]', async () => {
    const { i } = (await anna.send(chat, 'Mine')).body;
    expect(said(await ben.edit(i, 'Yours'))).toEqual([403, 'Failed to edit message']);
    expect(said(await ben.erase(i))).toEqual([403, 'Failed to delete message']);
    for (const answer of [await stranger.edit(i, 'Yours'), await stranger.erase(i)])
      expect(said(answer)).toEqual(NOT_THERE);
    for (const role of [GAME_MODERATOR_ROLE, DEVELOPER_ROLE]) {
      const staff = await signUpWith(server, `keeper${role}`, role);
      expect((await staff.post('/inbox/message/delete', { i })).status).toBe(404);
      expect((await staff.get(`/inbox/${chat}`)).status).toBe(404);
    }
    expect((await texts(ben))[0]).toBe('Mine');
  });

  it('that is sent again under its nonce is there once, and answered as it is', async () => {
    const heard = listen(server);
    const first = (await anna.send(chat, 'Once', 'nonce-00000001')).body;
    expect(first.k).toBe('nonce-00000001');
    expect((await anna.send(chat, 'Once', 'nonce-00000001')).body).toEqual(first);
    heard.stop();
    expect([heard.by(anna)[0]?.m?.k, heard.by(ben)[0]?.m]).toEqual(['nonce-00000001', { ...first, k: undefined }]);
    expect([heard.by(anna).length, heard.by(ben).length, heard.by(ben)[0]?.from]).toEqual([1, 1, 'anna']);
    expect((await texts(ben)).filter((text) => text === 'Once')).toHaveLength(1);
    const other = (await anna.open(stranger)).body.i;
    for (const answer of [
      await anna.send(chat, 'Twice', 'nonce-00000001'),
      await anna.send(other, 'Once', 'nonce-00000001'),
    ])
      expect(said(answer)).toEqual([409, 'This request was already used for something else']);
    // Another sender's nonces are theirs.
    expect((await ben.send(chat, 'Mine', 'nonce-00000001')).status).toBe(200);
    await anna.edit(first.i, 'Once more');
    expect((await anna.send(chat, 'Once', 'nonce-00000001')).body).toMatchObject({ i: first.i, t: 'Once more' });
  });

  it('shows bad words as stars to others in their language, and to its writer as it is', async () => {
    const german = await signUpCorrespondent(server, 'german');
    await server.database.pool.query("update profile set locale = 'de-DE' where player_id = $1", [german.id]);
    await befriend(anna, german);
    const { i: mixed } = (await anna.open(german)).body;
    const heard = listen(server);
    const text = 'what a fuck, du Arschloch';
    expect((await anna.send(mixed, text)).body.t).toBe(text);
    heard.stop();
    expect([heard.by(anna)[0]?.m?.t, heard.by(german)[0]?.m?.t]).toEqual([text, 'what a ****, du *********']);
    expect((await german.chat(mixed))?.l.t).toBe('what a ****, du *********');
    expect((await anna.messages(mixed)).d[0]?.t).toBe(text);
    await anna.send(chat, text);
    expect((await texts(ben))[0]).toMatch(/^what a \*{4}, du/);
  });
});

describe('bad input', () => {
  it('is refused with its own sentence, and changes nothing', async () => {
    const { i } = (await anna.send(chat, 'Here')).body;
    const before = await Promise.all([anna, ben].map(texts));
    for (const blank of ['', '   ', '\n\t', '\u200b\u200d'])
      for (const answer of [await anna.send(chat, blank), await anna.edit(i, blank)])
        expect([blank, said(answer)]).toEqual([blank, [400, 'Please write a message']]);
    for (const answer of [await anna.send(chat, 'x'.repeat(1001)), await anna.edit(i, '😀'.repeat(1001))])
      expect(said(answer)).toEqual([400, 'A message may have at most 1000 letters']);
    expect((await anna.send(chat, 'x'.repeat(4001))).status).toBe(400);
    for (const id of ['nothere', 'x'.repeat(40), "'; drop table chat; --", '%00', '__proto__'])
      expect([id, (await anna.send(encodeURIComponent(id), 'Hi')).status]).toEqual([id, 404]);
    for (const answer of [await stranger.send(chat, 'Hi'), await stranger.get(`/inbox/${chat}`)])
      expect(said(answer)).toEqual([404, 'This chat does not exist']);
    for (const what of ['mute', 'archive'])
      expect(said(await stranger.post(`/inbox/${chat}/${what}`, { a: what }))).toEqual([
        404,
        'This chat does not exist',
      ]);
    for (const body of [
      {},
      { t: 'Hi' },
      { t: 'Hi', y: 'gif' },
      { t: 5, y: 'text' },
      { t: 'Hi', y: 'text', k: 'short' },
    ])
      expect((await anna.post(`/inbox/${chat}/send`, body)).status).toBe(400);
    for (const id of [2_000_000_000, Number.MAX_SAFE_INTEGER])
      expect(said(await anna.edit(id, 'Hi'))).toEqual(NOT_THERE);
    for (const query of ['?c=x', '?c=-1', '?l=abc', '?c=99999999999999999', '?l=-1', '?a=maybe'])
      expect([query, (await anna.get(`/inbox${query}`)).status]).toEqual([query, 400]);
    expect((await anna.get('/inbox?c=9999999999999999&l=0')).status).toBe(200);
    expect(await Promise.all([anna, ben].map(texts))).toEqual(before);
  });

  it('of a thousand letters is none, whatever letters they are', async () => {
    for (const letter of ['x', '😀', 'ä']) {
      const { body } = await anna.send(chat, letter.repeat(1000));
      expect([...body.t]).toHaveLength(1000);
    }
  });

  it('is kept as text: markup stays what was written, letters that hide or turn are taken out', async () => {
    for (const text of HOSTILE_MARKUP) {
      const { status, body } = await anna.send(chat, text);
      if (status === 400) continue;
      expect((await ben.messages(chat)).d[0]?.i).toBe(body.i);
      expect(body.t).not.toMatch(/[\u202a-\u202e\u2066-\u2069\u200b\ufeff]/u);
    }
    expect((await anna.send(chat, 'one\ntwo \u202eeerht')).body.t).toBe('one two eerht');
  });

  it('of a guest is no inbox at all', async () => {
    const { token } = (await server.call('POST', '/api/auth/guest', {})).body;
    for (const { method, path } of Object.values(ENDPOINTS).filter(({ path }) => path.startsWith('/inbox')))
      expect((await server.call(method, `/api${path}`, method === 'GET' ? undefined : {}, { token })).status).toBe(401);
  });
});
