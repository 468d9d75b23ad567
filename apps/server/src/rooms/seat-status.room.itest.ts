import { WebSocket } from 'ws';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { connectTab } from '#platform/rooms/testing/sdk-client.ts';
import { findSeatStatus } from './seat-status.ts';
import { ANNA, BERT, openRoom, startMatch } from './testing/play-along.ts';
import { leaveEverybody, RoomPlayer, until } from './testing/room-player.ts';
import { type RoomServer, startRoomServer } from './testing/room-server.ts';

let rooms: RoomServer;
beforeAll(async () => {
  rooms = await startRoomServer();
});
afterEach(leaveEverybody);
afterAll(() => rooms.server.close());

const resumeIn = async (tab: string, token: string): Promise<RoomPlayer> =>
  new RoomPlayer(await connectTab(rooms.url, tab).reconnect(token));

it('tells a window whether its player’s seat waits, who sat there last, and whether a match runs [R0527]', async () => {
  const players = await openRoom(rooms.url, [ANNA, BERT]);
  const [anna, bert] = players;
  const { roomId } = anna;
  const stand = (tab: string, playerId = BERT) => findSeatStatus(roomId, playerId, tab);
  expect(await stand('laptop')).toEqual({ stands: true, seat: 'played', own: false, match: false });

  const laptop = await resumeIn('laptop', bert.room.reconnectionToken);
  await until('the first window is told', () => bert.closed?.reason === 'taken_over');
  expect(await stand('laptop')).toMatchObject({ seat: 'played', own: true });
  const phone = await resumeIn('phone', laptop.room.reconnectionToken);
  await until('the second one, too', () => laptop.closed?.code === 4005);
  expect([await stand('laptop'), await stand('phone')]).toMatchObject([{ own: false }, { own: true }]);
  // A window without a name owns nothing.
  expect(await stand('')).toMatchObject({ own: false });

  await startMatch([anna, phone]);
  phone.cutOff();
  await until('dropped', () => anna.state.players.get(phone.id)?.dc === true);
  expect(await stand('phone')).toEqual({ stands: true, seat: 'waits', own: true, match: true });
  expect(await stand('phone', 'a-stranger')).toEqual({ stands: true, seat: 'none', own: false, match: true });
});

it('says of a room that is none, and of the lobby, that it does not stand', async () => {
  const nowhere = { stands: false, seat: 'none', own: false, match: false };
  expect(await findSeatStatus('NOROOM', ANNA, 'tab')).toEqual(nowhere);
  expect(await findSeatStatus('lobby', ANNA, 'tab')).toEqual(nowhere);
});

it('three windows that take the seat from each other in turns leave one seat, with the last of them', async () => {
  const [anna, bert] = await openRoom(rooms.url, [ANNA, BERT]);
  let last = bert;
  for (const tab of ['one', 'two', 'three', 'one', 'two', 'three', 'one']) {
    const next = await resumeIn(tab, last.room.reconnectionToken);
    const before = last;
    await until('told', () => before.closed?.reason === 'taken_over');
    last = next;
  }
  expect([last.id, anna.state.players.size]).toEqual([bert.id, 2]);
  expect(await findSeatStatus(anna.roomId, BERT, 'one')).toMatchObject({ seat: 'played', own: true });
});

it('holds the seat of somebody whose line breaks again while they come back', async () => {
  const [anna, bert] = await openRoom(rooms.url, [ANNA, BERT]);
  await startMatch([anna, bert]);
  const [roomId, token = ''] = bert.room.reconnectionToken.split(':');
  bert.cutOff();
  await until('dropped', () => anna.state.players.get(bert.id)?.dc === true);
  const dial = new WebSocket(`${rooms.url}/any/${roomId}?sessionId=${bert.id}&reconnectionToken=${token}&tab=train`);
  // The answer is lost in the tunnel: the seat is never acknowledged.
  await new Promise((received) => dial.once('message', received));
  dial.terminate();
  const stand = async () => (await findSeatStatus(anna.roomId, BERT, 'train')).seat;
  await expect.poll(stand, { timeout: 5_000 }).not.toBe('played');
  expect(await stand()).toBe('waits');
  const back = await resumeIn('train', rooms.ports.saved.get(BERT)?.token ?? '');
  expect(back.id).toBe(bert.id);
  expect(anna.state.players.get(bert.id)).toMatchObject({ eliminated: false });
});
