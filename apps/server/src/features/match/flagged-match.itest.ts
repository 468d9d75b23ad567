import { asSeatId, MODES, utcDayOf } from '@syllaboom/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readItems } from '#features/inventory';
import { countImbalances } from '#features/wallet';
import { createFinishedMatch, createSeat, createStats } from '../../testing/matches/finished-matches.ts';
import { addPlayers } from '../../testing/people/players.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const { record, query } = {
  record: (match: Parameters<TestServer['composition']['roomPorts']['recordMatch']>[0]) =>
    server.composition.roomPorts.recordMatch(match),
  query: async (text: string, ...values: unknown[]) => (await server.database.pool.query(text, values)).rows,
};
/** Two people; the first one's input is a script's, and wins. */
const addMatch = async (words: readonly string[]) => {
  const [cheat = '', honest = ''] = await addPlayers(server.database, 2);
  const drops = { diamonds: 2, keys: 1, tiles: ['ING'], coins: 800, exp: 400 };
  const match = createFinishedMatch([
    createSeat(cheat, 1, createStats(words, { ...drops, untrusted: true })),
    createSeat(honest, 2, createStats(words, drops)),
  ]);
  return { cheat, honest, match };
};

describe('input that nobody typed', () => {
  it('50 gets a quarter of the pay and nothing else', async () => {
    const { cheat, honest, match } = await addMatch(['SCRIPTED', 'APPLEBOT']);
    const { players } = await record(match);
    expect(players[cheat]).toMatchObject({
      gainedCoins: 800 / 4,
      gainedExp: (400 + 60) / 4,
      gainedDiamonds: 0,
      gainedKeys: 0,
      gainedTiles: [],
      discovered: 0,
      claimed: 0,
    });
    expect(await readItems(server.database.db, cheat, 'tile')).toEqual([]);
    // The words are left for whoever types them: here for the other player of the same match.
    expect(players[honest]).toMatchObject({ discovered: 2, claimed: 2, gainedTiles: ['ING'] });
    expect(await query('select * from word_claim where player_id = $1', cheat)).toEqual([]);
    expect(await query('select * from board_score where player_id = $1', cheat)).toEqual([]);
    expect(
      await query(
        'select exp::int, wins, matches, claimed_words, longest_word from profile where player_id = $1',
        cheat,
      ),
    ).toEqual([{ exp: 115, wins: 0, matches: 0, claimed_words: 0, longest_word: '' }]);
    expect((await server.composition.roomPorts.achievements.progress(cheat)).every((step) => step.progress === 0)).toBe(
      true,
    );
    expect(await countImbalances(server.database.db)).toBe(0);
  });

  it('50 is not paid for the word of the day, which stays to be played', async () => {
    const day = new Date(utcDayOf(new Date('2026-03-04T10:05:00Z').getTime()) * 86_400_000).toISOString().slice(0, 10);
    await query(
      `insert into daily_word (locale, day, word) values ('en-US', $1, 'DAILYWORD') on conflict (locale, day) do update set word = excluded.word`,
      day,
    );
    const { cheat, honest, match } = await addMatch(['DAILYWORD']);
    const { players } = await record(match);
    expect(players[cheat]?.gainedCoins).toBe(200);
    expect(players[honest]?.gainedCoins).toBeGreaterThanOrEqual(800 + 500);
    const again = createFinishedMatch([
      createSeat(cheat, 1, createStats(['DAILYWORD'], { coins: 0 })),
      createSeat(honest, 2, createStats([], { coins: 0 })),
    ]);
    expect((await record(again)).players[cheat]?.gainedCoins).toBeGreaterThanOrEqual(500);
  });

  it('50 is kept with its reasons for the staff, for that seat alone', async () => {
    const { cheat, match } = await addMatch(['FLAGGEDWORD']);
    const seat = asSeatId('seat-1');
    const sent = { k: 'submit', at: 9, seat, word: 'FLAGGEDWORD', creditMs: 0, untrusted: true } as const;
    await record({ ...match, log: { ...match.log, inputs: [sent] } });
    expect(
      await query(
        'select player_id, cause, status, withheld_coins::int, withheld_exp, figures from match_flag where match_id = $1',
        match.matchId,
      ),
    ).toEqual([
      {
        player_id: cheat,
        cause: 'input',
        status: 'flagged',
        withheld_coins: 600,
        withheld_exp: 345,
        figures: { words: 1, untypedWords: 1, unseenWords: 1, medianLetterMs: null, gapVariation: null },
      },
    ]);
  });
});

describe('a win', () => {
  const winsOf = async (playerId: string) =>
    (await query('select wins from profile where player_id = $1', playerId))[0]?.wins as number;

  it('50 counts against people alone: bots give none, neither on the board', async () => {
    const [anna = '', bert = ''] = await addPlayers(server.database, 2);
    await record(
      createFinishedMatch([createSeat(anna, 1, createStats(['ALONE'])), createSeat(null, 2, createStats([]))]),
    );
    expect(await winsOf(anna)).toBe(0);
    expect(await query(`select * from board_score where board = 'wins' and player_id = $1`, anna)).toEqual([]);
    await record(
      createFinishedMatch([createSeat(anna, 1, createStats(['BOTH'])), createSeat(bert, 2, createStats([]))], {
        rules: { mode: MODES.original },
      }),
    );
    expect(await winsOf(anna)).toBe(1);
  });
});

describe('a farm of two accounts', () => {
  /** A day of somebody who plays for half an hour: matches as rules section 3 has them, without what is found in them. */
  const HONEST = { matches: 12, coins: 900, exp: 150 };
  /** What scripts were seen to earn in one match of nine seconds. */
  const FARM = { matches: 40, coins: 15_300, exp: 2_900 };

  const play = async (ids: readonly string[], day: typeof HONEST, untrusted: boolean) => {
    for (let n = 0; n < day.matches; n++) {
      const stats = { coins: day.coins, exp: day.exp, untrusted, diamonds: 1, tiles: ['ING'] };
      const places = n % 2 === 0 ? ids : ids.toReversed();
      await record(
        createFinishedMatch(places.map((id, at) => createSeat(id, at + 1, createStats([`FARM${n}WORD${at}`], stats)))),
      );
    }
    const [sum] = await query(
      `select sum(a.balance) filter (where a.currency = 'coin')::int as coins,
        sum(a.balance) filter (where a.currency <> 'coin')::int as rare,
        (select sum(exp)::int from profile where player_id = any($1)) as exp,
        (select count(*)::int from word_discovery where player_id = any($1)) as words,
        (select count(*)::int from board_score where player_id = any($1)) as boards
      from wallet_account a where a.player_id = any($1)`,
      ids,
    );
    return sum as { coins: number; rare: number; exp: number; words: number; boards: number };
  };

  it('50 has less than a quarter of one honest player’s day in the end, however much it plays', async () => {
    const scripts = await addPlayers(server.database, 2);
    const people = await addPlayers(server.database, 2);
    const farm = await play(scripts, FARM, true);
    const both = await play(people, HONEST, false);
    const honest = { coins: both.coins / 2, exp: both.exp / 2 };
    process.stdout.write(
      `both accounts of the farm: ${JSON.stringify(farm)}; one honest player: ${JSON.stringify(honest)}\n`,
    );
    expect(farm.coins).toBeLessThan(honest.coins / 4);
    expect(farm.exp).toBeLessThan(honest.exp / 4);
    expect(farm).toMatchObject({ rare: 0, words: 0, boards: 0 });
  });
});
