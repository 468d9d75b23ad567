import { CHAT, GAME_MODERATOR_ROLE } from '@syllaboom/engine';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { leaveEverybody, pause, refusalOf, type RoomPlayer, until } from '../rooms/testing/room-player.ts';
import { type ServerWithRooms, startServerWithRooms } from '../testing/server-with-rooms.ts';
import { type SignedIn, signInAgain, signUpWith } from '../testing/people/staff.ts';

/** A sanction must be felt within this time. */
const AT_ONCE_MS = 2_000;

let server: ServerWithRooms;
let judge: SignedIn;
beforeAll(async () => {
  server = await startServerWithRooms();
  judge = await signUpWith(server, 'judge', GAME_MODERATOR_ROLE);
});
afterEach(leaveEverybody);
afterAll(() => server.close());

const sanction = (playerId: string, kind: string, extra: object = {}) =>
  judge.post('/gm/sanctions', { playerId, kind, reason: 'insults', until: null, reportId: null, ...extra });
const audited = async (playerId: string): Promise<string[]> => {
  const { entries } = (await judge.get(`/gm/audit?player=${playerId}`)).body;
  return entries.map((entry: { action: string }) => entry.action).reverse();
};

it('11 report, queue, evidence, ban within 2 s with sockets closed, appeal, lifted, plays again [S0136 S0137 R0360]', async () => {
  const [anna, ben] = [await signUpWith(server, 'anna'), await signUpWith(server, 'ben')];
  const host = await server.createRoom(anna);
  const guest = await server.joinRoom(ben, host.roomId);
  const lobby = (await server.enterLobby(ben)).player;
  guest.send('chat', { message: 'you all play like shit' });
  // Everybody reads stars.
  expect((await host.any('chat', (line) => !line.system)).message).toBe('you all play like ****');

  const chat = [{ id: ben.id, message: 'you all play like ****' }];
  const body = { id: ben.id, reason: '', chat, categories: ['language'], language: 'en-US', roomId: host.roomId };
  expect((await anna.post('/report', body)).body).toEqual({ success: true });

  const queued = (await judge.get('/gm/reports')).body.reports[0];
  expect(queued).toMatchObject({ target: { id: ben.id }, reporter: { id: anna.id } });
  const detail = (await judge.get(`/gm/reports/${queued.id}`)).body;
  expect(detail.sentChat).toEqual(chat);
  // The room's own copy says who wrote what, as it was written.
  expect(detail.roomChat).toEqual([
    { id: ben.id, name: 'ben', message: 'you all play like shit', at: expect.stringMatching(/Z$/) },
  ]);

  const startMs = performance.now();
  expect((await sanction(ben.id, 'ban', { reportId: queued.id })).status).toBe(200);
  const refused = await ben.get('/me');
  expect([refused.status, refused.body.params.reason]).toEqual([418, 'insults']);
  for (const socket of [guest, lobby])
    expect(await until('closed', () => socket.closed)).toEqual({ code: 4001, reason: 'banned' });
  expect(performance.now() - startMs).toBeLessThan(AT_ONCE_MS);
  expect(await refusalOf(server.joinRoom(ben, host.roomId))).toEqual({ code: 418, message: 'banned' });

  const { appeal: token } = refused.body.params;
  expect((await server.call('POST', '/api/appeal', { token, text: 'I am sorry.' })).status).toBe(200);
  const [appeal] = (await judge.get('/gm/appeals')).body.appeals;
  expect(appeal).toMatchObject({ player: { id: ben.id }, text: 'I am sorry.', sanction: { reason: 'insults' } });
  expect((await judge.post(`/gm/appeals/${appeal.id}/decide`, { lift: true, note: 'once' })).status).toBe(200);

  const back = await signInAgain(server, 'ben');
  // The ban is over for those who sign in anew.
  await pause(AT_ONCE_MS);
  expect((await server.joinRoom(back, host.roomId)).roomId).toBe(host.roomId);
  expect(await audited(ben.id)).toEqual(['sanction_given', 'appeal_lifted']);
});

it('18 keeps a room’s chat only for a report of somebody who is in it', async () => {
  const [anna, ben] = [await signUpWith(server, 'anna_in'), await signUpWith(server, 'ben_out')];
  const host = await server.createRoom(anna);
  host.send('chat', { message: 'private words' });
  await host.any('chat', (line) => !line.system);
  for (const roomId of [host.roomId, 'NOROOM1'])
    await ben.post('/report', { id: anna.id, reason: '', chat: [], categories: ['spam'], language: 'en-US', roomId });
  const { reports } = (await judge.get(`/gm/players/${anna.id}`)).body;
  expect(reports).toHaveLength(2);
  for (const { id } of reports) expect((await judge.get(`/gm/reports/${id}`)).body.roomChat).toEqual([]);
});

it('25 mutes in room and lobby, opens again, and keeps the mute for the next room', async () => {
  const [anna, ben] = [await signUpWith(server, 'anna_mu'), await signUpWith(server, 'ben_mu')];
  const host = await server.createRoom(anna);
  const guest = await server.joinRoom(ben, host.roomId);
  const { id } = (await sanction(ben.id, 'mute')).body;
  expect(await host.any('mt')).toEqual({ id: guest.id, muted: true });
  for (const message of ['hello', `/whisper ${anna.username} hello`]) {
    const refused = guest.next('refused');
    guest.send('chat', { message });
    expect((await refused).code).toBe('muted');
    await pause(CHAT.cooldownMs * 2);
  }
  await guest.leave();
  const again = await server.joinRoom(ben, host.roomId);
  expect(await again.any('mt')).toEqual({ id: again.id, muted: true });
  const opened = host.next('mt');
  await judge.post(`/gm/sanctions/${id}/lift`, { reason: 'enough' });
  expect(await opened).toEqual({ id: again.id, muted: false });
  again.send('chat', { message: 'thanks' });
  expect((await host.next('chat', ({ system }) => !system)).message).toBe('thanks');
  expect(host.all('chat').filter(({ system }) => !system)).toHaveLength(1);
});

it('warns at once or at the next join, each warning once', async () => {
  const ben = await signUpWith(server, 'ben_wa');
  const room = await server.createRoom(ben);
  await sanction(ben.id, 'warn', { reason: 'first' });
  expect(await room.any('popup')).toEqual({ kind: 'message', key: 'warned', params: { reason: 'first' } });
  await room.leave();
  await sanction(ben.id, 'warn', { reason: 'second' });
  const lobby = (await server.enterLobby(ben)).player;
  expect((await lobby.any('popup')).params).toEqual({ reason: 'second' });
  const next = await server.createRoom(ben);
  await sanction(ben.id, 'mute');
  await next.any('mt');
  expect(next.all('popup')).toEqual([]);
});

it('tells whose content is taken down, at once or at the next join, once; not of what is restored before', async () => {
  const [anna, ben] = [await signUpWith(server, 'anna_td'), await signUpWith(server, 'ben_td')];
  const hide = async (about: string) => {
    await ben.post('/profile/update', { about });
    const subject = { kind: 'about', id: ben.id };
    const report = { id: ben.id, reason: '', chat: [], categories: ['name'], language: 'en-US', roomId: null, subject };
    expect((await anna.post('/report', report)).status).toBe(200);
    const open = (await judge.get(`/gm/players/${ben.id}`)).body.reports.find(
      ({ status }: { status: string }) => status === 'open',
    );
    expect((await judge.post(`/gm/reports/${open.id}/take-down`, { reason: about })).body.isNew).toBe(true);
    return (await judge.get(`/gm/reports/${open.id}`)).body.subject.takedownId;
  };
  const notice = (reason: string) => ({ kind: 'message', key: 'contentHidden', params: { reason } });
  const room = await server.createRoom(ben);
  await hide('first');
  expect(await room.any('popup')).toEqual(notice('first'));
  await room.leave();
  const restored = await hide('second');
  expect((await judge.post(`/gm/sanctions/${restored}/lift`, { reason: 'mistake' })).status).toBe(200);
  await hide('third');
  const lobby = (await server.enterLobby(ben)).player;
  expect(await lobby.any('popup')).toEqual(notice('third'));
  const next = await server.createRoom(ben);
  await sanction(ben.id, 'mute');
  await next.any('mt');
  expect(next.all('popup')).toEqual([]);
});

it('kicks out of the room now; the player may come back', async () => {
  const [anna, ben] = [await signUpWith(server, 'anna_ki'), await signUpWith(server, 'ben_ki')];
  const host = await server.createRoom(anna);
  const guest = await server.joinRoom(ben, host.roomId);
  await sanction(ben.id, 'kick');
  expect(await until('kicked', () => guest.closed)).toEqual({ code: 4003, reason: 'kicked' });
  expect((await server.joinRoom(ben, host.roomId)).roomId).toBe(host.roomId);
});

it('announces to every room and the lobby', async () => {
  const anna = await signUpWith(server, 'anna_an');
  const room = await server.createRoom(anna);
  const lobby = (await server.enterLobby(anna)).player;
  expect((await judge.post('/gm/announce', { text: 'Back in ten minutes' })).status).toBe(200);
  for (const player of [room, lobby])
    expect(await player.any('server-message')).toEqual({ msg: 'Back in ten minutes' });
});

it('keeps chat, whispers and hearts of blocked players away, chat alone of muted ones', async () => {
  const [anna, ben, zoe] = [
    await signUpWith(server, 'anna_bl'),
    await signUpWith(server, 'ben_bl'),
    await signUpWith(server, 'zoe_bl'),
  ];
  const host = await server.createRoom(anna);
  const rude = await server.joinRoom(ben, host.roomId);
  const other = await server.joinRoom(zoe, host.roomId);
  const set = (kind: string, on: boolean) => anna.post('/blocks', { playerId: ben.id, kind, on });
  const linesOf = (player: RoomPlayer) => player.all('chat').flatMap((line) => (line.system ? [] : [line.message]));
  const speak = async (message: string) => {
    const received = other.next('chat', (line) => line.message === message);
    rude.send('chat', { message });
    await received;
    await pause(CHAT.cooldownMs * 2);
  };
  await set('mute', true);
  await speak('one');
  rude.send('love', { id: host.id });
  await host.any('love-heart');
  await set('block', true);
  await set('mute', false);
  await speak('two');
  rude.send('chat', { message: `/whisper ${anna.username} psst` });
  // The sender is not told.
  await rude.any('chat', (line) => line.private && line.message === 'psst');
  await pause(CHAT.cooldownMs * 2);
  await set('block', false);
  await speak('three');
  await host.any('chat', (line) => line.message === 'three');
  expect(linesOf(host)).toEqual(['three']);
  expect(linesOf(other)).toEqual(['one', 'two', 'three']);
  // Who joins later does not read them either.
  await set('block', true);
  await host.leave();
  const back = await server.joinRoom(anna, other.roomId);
  expect((await back.any('chat-history')).lines.filter(({ system }) => !system)).toEqual([]);
});
