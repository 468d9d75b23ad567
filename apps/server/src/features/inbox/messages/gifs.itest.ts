import { expOfLevel } from '@syllaboom/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, startTestServer, type TestServer } from '../../../testing/server.ts';
import { befriend, type Correspondent, listen, signUpCorrespondent } from '../testing/inbox-people.ts';

let server: TestServer;
let anna: Correspondent;
let ben: Correspondent;
let chat: string;
beforeAll(async () => {
  server = await startTestServer();
  anna = await signUpCorrespondent(server, 'anna');
  ben = await signUpCorrespondent(server, 'ben');
  await befriend(anna, ben);
  chat = (await anna.open(ben)).body.i;
});
afterAll(() => server.close());

const said = ({ status, body }: Answer) => [status, body.error];
const GG = { p: 'embedded', id: 'gg' };
const send = (by: Correspondent, body: object) => by.post(`/inbox/${chat}/send`, { t: '', y: 'gif', g: GG, ...body });
const setExp = (player: Correspondent, exp: number) =>
  server.database.pool.query('update profile set exp = $2 where player_id = $1', [player.id, exp]);

describe('a GIF in the inbox', () => {
  it('is a message of its own kind, for both, in the list and live [S0067]', async () => {
    const heard = listen(server);
    const { status, body } = await send(anna, { k: 'nonce-gif-0001' });
    heard.stop();
    const g = { ...GG, title: 'GG', url: 'gifs/gg.svg', still: 'gifs/gg.still.svg', dims: [200, 200] };
    expect([status, body]).toEqual([200, expect.objectContaining({ t: '', y: 'gif', g, s: anna.id, e: false })]);
    expect(heard.by(ben)[0]?.m).toMatchObject({ i: body.i, t: '', y: 'gif', g });
    for (const one of [anna, ben]) {
      expect((await one.messages(chat)).d[0]).toMatchObject({ i: body.i, y: 'gif', g });
      expect((await one.chat(chat))?.l).toMatchObject({ i: body.i, t: '', y: 'gif' });
    }
    await anna.send(chat, 'words');
    expect((await ben.messages(chat)).d[0]).toMatchObject({ t: 'words', y: 'text' });
  });

  it('or a text that is not blank: nothing else is a message [S0120]', async () => {
    const before = (await ben.messages(chat)).d;
    for (const body of [
      { t: '   ', y: 'text' },
      { t: '', y: 'text' },
    ])
      expect(said(await anna.post(`/inbox/${chat}/send`, body))).toEqual([400, 'Please write a message']);
    expect(said(await send(anna, { t: 'and words' }))).toEqual([400, 'A GIF is sent without a text']);
    expect((await ben.messages(chat)).d).toEqual(before);
  });

  it('that is sent again under its nonce is there once', async () => {
    const first = (await send(anna, { k: 'nonce-gif-0002' })).body;
    expect((await send(anna, { k: 'nonce-gif-0002' })).body).toEqual(first);
    expect(said(await send(anna, { k: 'nonce-gif-0002', g: { p: 'embedded', id: 'wp' } }))[0]).toBe(409);
    expect((await anna.send(chat, 'text', 'nonce-gif-0002')).status).toBe(409);
  });

  it('26 is an id that this server has found: no address, no script, nothing foreign', async () => {
    const before = (await ben.messages(chat)).d;
    const forged = [
      'https://evil.example/a.gif',
      '//evil.example/a.gif',
      'javascript:alert(1)',
      'data:image/gif;base64,R0lGODlhAQABAIAAAAUEBAAAACwAAAAAAQABAAACAkQBADs=',
      '../../etc/passwd',
      'gg.svg',
      'gifs/gg.svg',
      'nothing-of-this-name',
      '__proto__',
      '',
      'x'.repeat(200),
    ];
    for (const id of forged) expect([id, (await send(anna, { g: { p: 'embedded', id } })).status]).toEqual([id, 400]);
    for (const g of [
      undefined,
      null,
      'gg',
      {},
      { p: 'embedded' },
      { id: 'gg' },
      { p: 'klipy', id: 'gg' },
      { p: 'giphy', id: 'gg' },
      { p: 'tenor', id: 'gg' },
      { p: 'embedded', id: 7 },
      { url: 'https://evil.example/a.gif' },
      ['gg'],
    ])
      expect([g, (await send(anna, { g })).status]).toEqual([g, 400]);
    // A text brings no GIF along.
    expect((await send(anna, { y: 'text', t: 'Hi' })).status).toBe(400);
    // An address beside the id is not taken over.
    const { g } = (await send(anna, { g: { ...GG, url: 'https://evil.example/a.gif', title: 'Mine' } })).body;
    expect(g).toMatchObject({ url: 'gifs/gg.svg', title: 'GG' });
    expect((await ben.messages(chat)).d.slice(1)).toEqual(before);
  });

  it('21 is for players from level 15 on [S0122]', async () => {
    const before = (await ben.messages(chat)).d.length;
    for (const exp of [0, expOfLevel(14), expOfLevel(15) - 1]) {
      await setExp(anna, exp);
      expect(said(await send(anna, {}))).toEqual([403, 'GIFs only usable after level 15.']);
    }
    expect((await ben.messages(chat)).d).toHaveLength(before);
    await setExp(anna, expOfLevel(15));
    expect((await send(anna, {})).status).toBe(200);
    expect((await ben.messages(chat)).d).toHaveLength(before + 1);
  });

  it('has no text to change, and goes as others do; what is erased is gone', async () => {
    const { i } = (await send(anna, {})).body;
    expect(said(await anna.edit(i, 'Words'))).toEqual([403, 'Failed to edit message']);
    expect((await ben.messages(chat)).d[0]).toMatchObject({ i, y: 'gif', e: false });
    expect((await anna.erase(i)).status).toBe(200);
    expect((await ben.messages(chat)).d.some((one) => one.i === i)).toBe(false);
    const { rows } = await server.database.pool.query('select text from chat_message_past where message_id = $1', [i]);
    expect(rows).toEqual([{ text: '[GIF embedded gg]' }]);
  });

  it('reaches nobody who has blocked its writer: as a text, it is refused', async () => {
    const before = (await ben.messages(chat)).d;
    expect((await ben.post('/blocks', { playerId: anna.id, kind: 'block', on: true })).status).toBe(200);
    const heard = listen(server);
    expect(said(await send(anna, {}))).toEqual([403, 'Failed to send message']);
    heard.stop();
    expect([heard.by(ben), (await ben.messages(chat)).d]).toEqual([[], before]);
  });
});
