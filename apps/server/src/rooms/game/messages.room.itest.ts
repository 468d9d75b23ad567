import { listWordIndex } from '@syllaboom/engine/testing';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { FakePorts } from '../testing/fake-ports.ts';
import { ANNA, BERT, CARL, holderOf, openRoom, startMatch } from '../testing/play-along.ts';
import { joinGame, leaveEverybody, type RoomPlayer, until } from '../testing/room-player.ts';
import { type RoomServer, startRoomServer } from '../testing/room-server.ts';

/** Words that hold every prompt and every letter: whatever is asked, the next one is right and completes an alphabet. */
const ALL_LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWY';
const WORDS = [...'ABCDEFGHIJKLMNOP'].map((letter) => `${ALL_LETTERS}${letter}${letter}`);
const INDEX = listWordIndex(WORDS, 'en-US', { categories: { alphabets: WORDS } });

let rooms: RoomServer;
beforeAll(async () => {
  rooms = await startRoomServer({ ports: new FakePorts(INDEX) });
});
afterEach(leaveEverybody);
afterAll(() => rooms.server.close());

async function set(host: RoomPlayer, change: Parameters<RoomPlayer['send']>[1]): Promise<void> {
  const from = host.received.length;
  host.send('settings', change as never);
  await host.next('st-change', () => true, from);
}

it('sends every message of play at its event [R0193 R0458 R0461 R0463]', async () => {
  const [anna, bert] = await openRoom(rooms.url, [ANNA, BERT]);
  expect(await anna.any('new')).toEqual({ id: bert.id });
  await set(anna, { speed: 3 });
  await set(anna, { key: 'heart', value: 1 });
  anna.send('command', { command: 'title', args: { title: 'Letters' } });
  expect(await bert.any('title')).toEqual({ title: 'Letters' });
  await startMatch([anna, bert]);
  const first = holderOf([anna, bert]);
  const other = first === anna ? bert : anna;
  first.submit('QQQ');
  expect(await other.any('wrong')).toMatchObject({ id: first.id, word: 'QQQ' });
  const [word = ''] = WORDS;
  first.submit(word);
  expect(await first.any('submit-res', ({ a }) => a)).toEqual({ a: true });
  expect(await other.any('correct')).toMatchObject({ id: first.id, word });
  expect(await other.any('cat')).toEqual({ id: first.id, word, categories: ['alphabets'] });
  const alpha = { id: first.id, index: 0, status: 'completed', show: true, completed: 1, multiplier: 1.25 };
  expect(await other.any('alpha')).toEqual(alpha);
  expect(await other.any('heart')).toEqual({ id: first.id, heart: 2 });
  const letters = await other.any('user-letter-healths');
  expect(Object.values(letters.letters).every((health) => health === 1)).toBe(true);
  await until('the other turn', () => holderOf([anna, bert]) === other);
  const { letter } = other.state;
  // The bomb goes off in the hands of somebody with one heart.
  expect(await first.any('hurt')).toEqual({ id: other.id, heart: 0 });
  expect(await first.any('eliminated')).toEqual({ id: other.id });
  const hint = await first.any('hint');
  expect([hint.prompt, hint.words.every((one) => one.includes(letter))]).toEqual([letter, true]);
  expect((await first.any('winner')).winners[0]?.player.id).toBe(first.id);
}, 20_000);

it('tells when the clock starts with the first letter, and who is away', async () => {
  const [anna, bert] = await openRoom(rooms.url, [ANNA, BERT]);
  await set(anna, { speed: 8 });
  await startMatch([anna, bert]);
  expect(anna.all('turn').at(-1)?.endsAt).toBeNull();
  const holder = holderOf([anna, bert]);
  const other = holder === anna ? bert : anna;
  holder.draft({ t: 'r', w: 'A' });
  const { startedAt, endsAt } = await other.any('duration');
  expect(endsAt - startedAt).toBe(13_000);
  await holder.leave();
  expect(await other.any('dc')).toEqual({ id: holder.id, dc: true });
});

it('lets spectators see the turn of who came before them, with what it asks', async () => {
  const [anna, bert] = await openRoom(rooms.url, [ANNA, BERT]);
  await set(anna, { mode: 6 });
  await startMatch([anna, bert]);
  const carl = await joinGame(rooms.url, anna.roomId, CARL, { spectate: true });
  await until('the turn', () => carl.state.turn === 1);
  expect(carl.state.letter).toBe(anna.state.letter);
  expect(JSON.parse(carl.state.requirement)).toEqual(anna.all('turn').at(-1)?.requirement);
});
