import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { createGame, joinGame, leaveEverybody, refusalOf, type RoomPlayer, until } from '../../testing/room-player.ts';
import { type RoomServer, startRoomServer } from '../../testing/room-server.ts';

const ANNA = 'anna01234567';
const BERT = 'bert01234567';
const WORDS = ['QXBLORB', 'QXBLUBB', 'STATION', 'X-RAY'];

let rooms: RoomServer;
beforeAll(async () => {
  rooms = await startRoomServer();
});
afterAll(() => rooms.server.close());
beforeEach(() => {
  rooms.ports.collections.set('Col1', { name: 'My fuck words', locale: 'en-US', words: WORDS, hiddenFrom: [BERT] });
  rooms.ports.collections.set('Empty1', { name: 'Empty', locale: 'en-US', words: [], hiddenFrom: [] });
});
afterEach(leaveEverybody);

async function practise(): Promise<RoomPlayer> {
  const anna = await createGame(rooms.url, ANNA, { collection: 'Col1', locale: 'tr-TR', mode: 0, title: 'Mine' });
  await until('the state', () => anna.state.players?.size === 1);
  return anna;
}
async function begin(anna: RoomPlayer): Promise<void> {
  anna.send('start');
  await until('the match', () => anna.state.started && anna.state.letter !== '');
}

it('opens a table for one alone, in the collection’s language, that nobody is shown', async () => {
  const anna = await practise();
  expect(anna.state).toMatchObject({
    collection: 'Col1',
    mode: 3,
    diff: 2,
    maxp: 1,
    locked: true,
    locale: 'en-US',
    title: 'My **** words',
  });
});

it('asks for syllables of unused words, takes its words alone, and is over when all are used', async () => {
  const anna = await practise();
  await begin(anna);
  anna.submit('KING');
  await until('refused', () => anna.all('wrong').length === 1);
  const left = new Set(WORDS);
  while (left.size > 0) {
    const { letter, turn } = anna.state;
    const word = [...left].find((one) => one.includes(letter));
    expect([letter, word]).toEqual([letter, expect.any(String)]);
    anna.submit(word ?? '');
    left.delete(word ?? '');
    await until('the next prompt', () => anna.state.turn > turn || anna.state.phase !== 'playing');
  }
  await until('the end', () => anna.all('winner').length === 1 || anna.state.phase !== 'playing');
  await until('the lobby', () => anna.state.phase === 'lobby');
  // Nothing of practice is kept; it may begin anew with all its words.
  await begin(anna);
  expect(WORDS.some((word) => word.includes(anna.state.letter))).toBe(true);
  anna.send('practice-show');
  expect(WORDS).toContain((await anna.any('practice-word')).word);
});

it('stays the table that it is: no setting, no bot, nobody else at it', async () => {
  const anna = await practise();
  anna.send('settings', { mode: 0 });
  anna.send('settings', { key: 'max_player', value: 12 });
  anna.send('settings', { difficulty: 1 });
  anna.send('add-bot', {});
  await until('refused', () => anna.refusals().length === 4);
  expect(anna.refusals()).toEqual(Array(4).fill('notAllowed'));
  expect(anna.state).toMatchObject({ mode: 3, maxp: 1, diff: 2 });
  const bert = await joinGame(rooms.url, anna.roomId, BERT);
  await until('bert watches', () => bert.state.players?.get(bert.id)?.spectating === true);
});

it('is refused to who may not see the collection, and for one without words', async () => {
  const codeOf = async (playerId: string, collection: string) =>
    (await refusalOf(createGame(rooms.url, playerId, { collection }))).message;
  expect(await codeOf(BERT, 'Col1')).toContain('collection/not_found');
  expect(await codeOf(ANNA, 'NoSuchOne')).toContain('collection/not_found');
  expect(await codeOf(ANNA, 'Empty1')).toContain('collection/empty');
  expect(await codeOf(ANNA, '../x')).toContain('room/invalid_options');
});

it('comes back with its ticket for who may see the collection still', async () => {
  const anna = await practise();
  const { ticket } = await anna.any('table-ticket');
  await anna.leave();
  rooms.ports.collections.set('Col1', { name: 'Changed', locale: 'en-US', words: ['KING'], hiddenFrom: [BERT] });
  expect((await refusalOf(createGame(rooms.url, BERT, { ticket }))).message).toContain('collection/not_found');
  const again = await createGame(rooms.url, ANNA, { ticket });
  await until('the state', () => again.state.players?.size === 1);
  expect(again.state).toMatchObject({ collection: 'Col1', mode: 3, diff: 2 });
  await begin(again);
  expect('KING').toContain(again.state.letter);
});
