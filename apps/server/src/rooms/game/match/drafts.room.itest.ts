import { DRAFT_MESSAGE } from '@syllaboom/contracts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { matchMaker } from '#platform/rooms/colyseus.ts';
import { ANNA, BERT, CARL, DORA, holderOf, openRoom, startMatch } from '../../testing/play-along.ts';
import { enterRoom, FRAME, type RawSocket } from '../../testing/raw-socket.ts';
import { joinGame, leaveEverybody, resumeGame, until } from '../../testing/room-player.ts';
import { type RoomServer, startRoomServer } from '../../testing/room-server.ts';

let rooms: RoomServer;
beforeAll(async () => {
  rooms = await startRoomServer();
});
afterEach(leaveEverybody);
afterAll(() => rooms.server.close());

/** The changes of drafts that a client without the library was sent, as text. */
const draftsOf = (raw: RawSocket): string[] =>
  raw.frames
    .filter((frame) => frame[0] === FRAME.data && frame[1] === DRAFT_MESSAGE)
    .map((frame) => frame.subarray(2).toString('latin1'));

describe('who comes in while somebody types', () => {
  it('reads no letter twice, however long their state takes to come', async () => {
    const players = await openRoom(rooms.url, [ANNA, BERT]);
    await startMatch(players);
    const holder = holderOf(players);
    const other = players.find((player) => player !== holder) ?? holder;
    holder.draft({ t: 'a', a: 'A' });
    const slow = await enterRoom(rooms.url, holder.roomId, CARL);
    holder.draft({ t: 'a', a: 'B' });
    await until('two letters', () => other.drafts().length === 2);
    // Another one comes in: the room's state now holds both letters.
    const dora = await joinGame(rooms.url, holder.roomId, DORA);
    await until('the state of another one', () => dora.state.word === 'AB');
    holder.draft({ t: 'a', a: 'C' });
    await until('three letters', () => other.drafts().length === 3);
    slow.acknowledge();
    await until('the letters', () => draftsOf(slow).length === 2);
    expect(draftsOf(slow).map((text) => /\xa1w.(\w+)/.exec(text)?.[1])).toEqual(['AB', 'ABC']);
    holder.draft({ t: 'a', a: 'D' });
    await until('one more', () => draftsOf(slow).length === 3);
    expect(draftsOf(slow)[2]).not.toContain('ABC');
    slow.send(FRAME.leave);
  });

  it('and is back on a new connection reads what the others have typed meanwhile', async () => {
    const players = await openRoom(rooms.url, [ANNA, BERT]);
    await startMatch(players);
    const holder = holderOf(players);
    const other = players.find((player) => player !== holder) ?? holder;
    holder.draft({ t: 'a', a: 'A' });
    await until('a letter', () => other.drafts().length === 1);
    other.cutOff();
    await until('away', () => holder.state.players.get(other.id)?.dc === true);
    holder.draft({ t: 'a', a: 'B' });
    const back = await resumeGame(rooms.url, other.room.reconnectionToken);
    await until('the draft', () => back.drafts().length > 0);
    expect(back.drafts()).toEqual([{ id: holder.id, d: { t: 'r', w: 'AB' } }]);
  });
});

it('who has missed a change because too much was unread gets the whole draft next', async () => {
  const players = await openRoom(rooms.url, [ANNA, BERT]);
  await startMatch(players);
  const holder = holderOf(players);
  const other = players.find((player) => player !== holder) ?? holder;
  const room: object | undefined = matchMaker.getLocalRoomById(holder.roomId);
  const { clients } = room as { clients: { get(id: string): { ref: object } } };
  const { ref } = clients.get(other.id);
  Object.defineProperty(ref, 'unsentBytes', { value: 1_000_000, configurable: true });
  const watcher = await joinGame(rooms.url, holder.roomId, CARL, { spectate: true });
  holder.draft({ t: 'a', a: 'A' });
  await until('the others', () => watcher.drafts().length === 1);
  Object.defineProperty(ref, 'unsentBytes', { value: 0, configurable: true });
  holder.draft({ t: 'a', a: 'B' });
  holder.draft({ t: 'a', a: 'C' });
  await until('caught up', () => other.drafts().length === 2);
  expect(other.drafts().map(({ d }) => d)).toEqual([
    { t: 'r', w: 'AB' },
    { t: 'a', a: 'C' },
  ]);
});
