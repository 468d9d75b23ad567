import { DIFFICULTIES, MODES, type PlayerStats } from '@syllaboom/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readItems } from '#features/inventory';
import { countImbalances } from '#features/wallet';
import { createFinishedMatch, createSeat, createStats } from '../../../testing/matches/finished-matches.ts';
import { addPlayers } from '../../../testing/people/players.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { readMatchLog } from '../match.repository.ts';
import { unpackMatchLog } from './match-log.ts';
import type { FinishedMatch } from './finished-match.ts';

let server: TestServer;
let reader: string;
let readerId: string;
beforeAll(async () => {
  server = await startTestServer();
  const signedUp = await server.signUp('reader');
  [reader, readerId] = [signedUp.token, signedUp.user.id];
});
afterAll(() => server.close());

const record = (match: FinishedMatch) => server.composition.roomPorts.recordMatch(match);
const detail = async (match: FinishedMatch) =>
  server.call('GET', `/api/match/${match.matchId}`, undefined, { token: reader });
const countRows = async (table: string, where = 'true', values: unknown[] = []) => {
  const { rows } = await server.database.pool.query(
    `select count(*)::int as count from ${table} where ${where}`,
    values,
  );
  return rows[0].count as number;
};
/** Words that no other test has played. */
let wordNumber = 0;
const newWords = (count: number) =>
  Array.from({ length: count }, () => `W${'ABCDEFGHIJ'[wordNumber % 10]}${wordNumber++}`);

describe('a finished match', () => {
  it('tells the code of its room to those who played in it alone', async () => {
    const [anna = ''] = await addPlayers(server.database, 1);
    const own = createFinishedMatch([createSeat(readerId, 1, createStats([])), createSeat(anna, 2, createStats([]))]);
    const foreign = createFinishedMatch([createSeat(anna, 1, createStats([])), createSeat(null, 2, createStats([]))]);
    for (const match of [own, foreign]) await record(match);
    expect((await detail(own)).body.match.room).toBe('ROOM1');
    expect((await detail(foreign)).body.match.room).toBe('');
  });

  it('is kept with everybody’s result under the seeds’ names [R0162 R0163 R0388]', async () => {
    const [anna = '', bert = ''] = await addPlayers(server.database, 2);
    const match = createFinishedMatch([
      createSeat(anna, 1, createStats(['BANANA', ...newWords(4)], { diamonds: 1, keys: 1, tiles: ['ING'] })),
      createSeat(bert, 2, createStats(newWords(2))),
      createSeat(null, 3, createStats(['KING'])),
    ]);
    await record(match);
    const { body, status } = await detail(match);
    expect(status).toBe(200);
    expect(body.match).toMatchObject({
      id: match.matchId,
      mode: 0,
      locale: 'en-US',
      startTime: '2026-03-04T10:00:00.000Z',
      endTime: '2026-03-04T10:05:00.000Z',
      winner: anna,
      turn: 12,
      room: '',
      ranked: false,
      diff: 0,
      speed: 1,
      scenario: 0,
      additional: { seconds: 300, people: 2, seats: 3 },
    });
    expect(Object.keys(body.match.stats).sort()).toEqual([anna, bert, 'seat-3'].sort());
    expect(body.match.stats[anna]).toEqual({
      correct_words: 5,
      wrong_words: 1,
      typed_words: 6,
      longest_word: 'BANANA',
      xp: expect.any(Number),
      combo: 5,
      alpha: 1,
      discovered: 5,
      claimed: 5,
      wpm: 40,
      wp: 0,
      defeated: 2,
      diamond_dropped: expect.any(Number),
      key_dropped: 1,
      collected_coins: 100 + 5 * 100 + 5 * 20,
      health_lost: [3],
      category: 'fruit:1',
      locale: 'en-US',
      place: 1,
      timeline: { wordsAt: [10, 20, 30, 40, 50], hearts: [[0, 2]] },
    });
    expect(body.playerDetails).toContainEqual({ id: anna, displayName: `p-${anna}`, avatar: 'seed', frame: 0 });
    expect(body.playerDetails).toContainEqual({ id: 'seat-3', displayName: 'Botty', avatar: 'seed-3', frame: 0 });
  });

  it('names what of it is an own best, where there was something to beat', async () => {
    const [anna = '', bert = ''] = await addPlayers(server.database, 2);
    const play = async (word: string, changes: Partial<PlayerStats> = {}) => {
      const match = createFinishedMatch([
        createSeat(anna, 1, { ...createStats([word, ...newWords(4)]), ...changes }),
        createSeat(bert, 2, createStats(newWords(2))),
      ]);
      const { players } = await record(match);
      return [...(players[anna]?.bests ?? [])];
    };
    const faster = (times: number): Partial<PlayerStats> => ({ typingMs: createStats(['BANANA']).typingMs / times });
    expect(await play('BANANA')).toEqual([]);
    expect(await play('BANANA')).toEqual([]);
    expect(await play('STATIONARY', { bestCombo: 9 })).toEqual(['word', 'combo']);
    expect(await play('BANANA', { ...faster(5), untrusted: true })).toEqual([]);
    expect(await play('BANANA', faster(5))).toEqual(['wpm']);
  });

  it('pays exp, level, coins, diamonds, keys and tiles through the ledger', async () => {
    const [anna = '', bert = ''] = await addPlayers(server.database, 2);
    const match = createFinishedMatch([
      createSeat(anna, 1, createStats(newWords(5), { exp: 600, diamonds: 2, keys: 1, tiles: ['ING', 'ING', 'KI'] })),
      createSeat(bert, 2, createStats([])),
    ]);
    const { recorded, players } = await record(match);
    expect(recorded).toBe(true);
    const expected = 600 + 40 + 60 + 5 * 25 + 5 * 10;
    expect(players[anna]).toMatchObject({
      exp: expected,
      gainedExp: expected,
      level: 2,
      gainedCoins: 700,
      gainedKeys: 1,
      gainedTiles: ['ING', 'ING', 'KI'],
      score: 700,
      key: 1,
      discovered: 5,
      claimed: 5,
    });
    expect(players[anna]?.diamond).toBeGreaterThanOrEqual(2);
    expect(players[bert]).toMatchObject({ exp: 50 + 30, gainedCoins: 100, discovered: 0 });
    expect(await readItems(server.database.db, anna, 'tile')).toEqual([
      { kind: 'tile', locale: 'en-US', item: 'ING', count: 2 },
      { kind: 'tile', locale: 'en-US', item: 'KI', count: 1 },
    ]);
    expect(await countRows('inventory_entry', 'player_id = $1', [anna])).toBe(2);
    expect(await countImbalances(server.database.db)).toBe(0);
  });

  it('keeps what a replay needs', async () => {
    const [anna = ''] = await addPlayers(server.database, 1);
    const match = createFinishedMatch([createSeat(anna, 1, createStats([]))]);
    await record(match);
    const log = await readMatchLog(server.database.db, match.matchId);
    expect(log?.version).toBe('tiny');
    expect(await unpackMatchLog(log?.bytes ?? Buffer.alloc(0))).toEqual({ setup: match.setup, ...match.log });
  });

  it('leaves nothing when it had fewer than 4 turns or was practice', async () => {
    const [anna = '', bert = ''] = await addPlayers(server.database, 2);
    const seats = [createSeat(anna, 1, createStats(newWords(2))), createSeat(bert, 2, createStats([]))];
    for (const match of [
      createFinishedMatch(seats, { turns: 3 }),
      createFinishedMatch(seats, { rules: { difficulty: DIFFICULTIES.practice } }),
    ]) {
      expect(await record(match)).toEqual({ recorded: false, players: {} });
      expect((await detail(match)).status).toBe(404);
    }
    expect(await countRows('profile', 'player_id = $1 and exp = 0', [anna])).toBe(1);
    expect(await countRows('word_claim', 'player_id = $1', [anna])).toBe(0);
    expect((await record(createFinishedMatch(seats, { turns: 4 }))).recorded).toBe(true);
  });

  it('grants once, however often it is told', async () => {
    const [anna = '', bert = ''] = await addPlayers(server.database, 2);
    const match = createFinishedMatch([
      createSeat(anna, 1, createStats(newWords(3))),
      createSeat(bert, 2, createStats([])),
    ]);
    const first = await record(match);
    expect(await record(match)).toEqual(first);
    expect(await countRows('match', 'id = $1', [match.matchId])).toBe(1);
    expect(await countRows('word_claim', 'player_id = $1 and uses = 1', [anna])).toBe(3);
  });

  it('keeps guests and bots in the story, and pays them nothing', async () => {
    const [anna = ''] = await addPlayers(server.database, 1);
    const match = createFinishedMatch([
      createSeat('guest6789', 1, createStats(newWords(2))),
      createSeat(anna, 2, createStats([])),
    ]);
    const { players } = await record(match);
    expect(Object.keys(players)).toEqual([anna]);
    expect((await detail(match)).body.match.winner).toBe('seat-1');
    expect(await countRows('word_claim', "player_id = 'guest6789'")).toBe(0);
  });
});

describe('words’ ownership', () => {
  it('goes to the first who ever plays a word; everybody’s first use is a claim', async () => {
    const [anna = '', bert = ''] = await addPlayers(server.database, 2);
    const words = newWords(3);
    const first = await record(
      createFinishedMatch([createSeat(anna, 1, createStats(words)), createSeat(bert, 2, createStats([]))]),
    );
    const second = await record(
      createFinishedMatch([
        createSeat(bert, 1, createStats(words)),
        createSeat(anna, 2, createStats(words.slice(0, 1))),
      ]),
    );
    expect(first.players[anna]).toMatchObject({ discovered: 3, claimed: 3 });
    expect(second.players[bert]).toMatchObject({ discovered: 0, claimed: 3, gainedCoins: 100 + 60 });
    expect(second.players[anna]).toMatchObject({ discovered: 0, claimed: 0 });
    expect(await countRows('word_claim', 'player_id = $1 and uses = 2', [anna])).toBe(1);
    expect(await countRows('word_discovery', 'player_id = $1', [anna])).toBe(3);
  });

  it('belongs to its language', async () => {
    const [anna = '', bert = ''] = await addPlayers(server.database, 2);
    const words = newWords(1);
    await record(createFinishedMatch([createSeat(anna, 1, createStats(words)), createSeat(bert, 2, createStats([]))]));
    const french = { ...createSeat(bert, 1, createStats(words)), language: 'fr-FR' as const };
    const { players } = await record(createFinishedMatch([french, createSeat(anna, 2, createStats([]))]));
    expect(players[bert]).toMatchObject({ discovered: 1, claimed: 1 });
  });

  it('needs two people or a ranked match, and no custom prompts', async () => {
    const [anna = '', bert = ''] = await addPlayers(server.database, 2);
    const withBot = () => [createSeat(anna, 1, createStats(newWords(1))), createSeat(null, 2, createStats([]))];
    const withBert = () => [createSeat(anna, 1, createStats(newWords(1))), createSeat(bert, 2, createStats([]))];
    const discovered = async (match: FinishedMatch) => (await record(match)).players[anna]?.discovered;
    expect(await discovered(createFinishedMatch(withBot()))).toBe(0);
    expect(await discovered(createFinishedMatch(withBot(), { rules: { ranked: true } }))).toBe(1);
    expect(await discovered(createFinishedMatch(withBert()))).toBe(1);
    expect(await discovered(createFinishedMatch(withBert(), { rules: { mode: MODES.customPrompts } }))).toBe(0);
  });
});

describe('the day’s limits', () => {
  it('pay a quarter after 40 000 coins, 5 discoveries a match and 30 a day, and start anew at midnight UTC', async () => {
    const [anna = '', bert = ''] = await addPlayers(server.database, 2);
    const play = async (coins: number, words: number, endedAt: string) => {
      const match = createFinishedMatch(
        [createSeat(anna, 1, createStats(newWords(words), { coins })), createSeat(bert, 2, createStats([]))],
        { endedAt: new Date(endedAt) },
      );
      return (await record(match)).players[anna]?.gainedCoins;
    };
    expect(await play(39_000, 0, '2026-03-04T23:00:00Z')).toBe(39_000);
    expect(await play(2000, 0, '2026-03-04T23:30:00Z')).toBe(1250);
    expect(await play(400, 8, '2026-03-04T23:59:59Z')).toBe((400 + 500 + 160) / 4);
    expect(await play(2000, 8, '2026-03-05T00:00:00Z')).toBe(2000 + 500 + 160);
    for (let match = 0; match < 5; match++) await play(0, 5, '2026-03-05T12:00:00Z');
    expect(await play(0, 5, '2026-03-05T13:00:00Z')).toBe(100);
    const { rows } = await server.database.pool.query(
      "select discoveries, coins from daily_play where player_id = $1 and day = '2026-03-05'",
      [anna],
    );
    expect(rows[0]).toEqual({ discoveries: 30, coins: 2000 + 3000 + 160 + 500 + 100 });
  });
});

it('answers 404 for a match that never was', async () => {
  expect(await server.call('GET', '/api/match/nothing', undefined, { token: reader })).toMatchObject({
    status: 404,
    body: { code: 'match/not_found', error: 'Match not found' },
  });
});

it('lets an account without a way in claim words and discover none: they wait for whoever comes next', async () => {
  const [keyed = '', other = ''] = await addPlayers(server.database, 2);
  await server.database.pool.query('update account set way_in = false where player_id = $1', [keyed]);
  const words = newWords(5);
  const play = () =>
    record(createFinishedMatch([createSeat(keyed, 1, createStats(words)), createSeat(other, 2, createStats([]))]));
  await play();
  const claims = () => countRows('word_claim', 'player_id = $1', [keyed]);
  expect([
    await claims(),
    await countRows('word_discovery', 'word = any($1) and player_id is not null', [words]),
  ]).toEqual([5, 0]);
  await server.database.pool.query('update account set way_in = true where player_id = $1', [keyed]);
  await play();
  expect([await claims(), await countRows('word_discovery', 'player_id = $1', [keyed])]).toEqual([5, 5]);
});
