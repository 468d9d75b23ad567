import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readBalances } from '#features/wallet';
import type { Database } from '#platform/db/index.ts';
import { createFinishedMatch, createSeat, createStats } from '../../testing/matches/finished-matches.ts';
import { addPlayers } from '../../testing/people/players.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { keepDailyWord, readDailyWord } from './daily-word.repository.ts';
import { openDailyHarness } from './testing/daily-harness.ts';

let server: TestServer;
let database: Database;
beforeAll(async () => {
  server = await startTestServer();
  database = server.database;
});
afterAll(() => server.close());

const DAY_SECONDS = 86_400;

describe('the word of the day', () => {
  it('is the same for everybody, in its language, with what it means', async () => {
    const harnesses = [openDailyHarness(database), openDailyHarness(database)] as const;
    const [player = ''] = await addPlayers(database, 1);
    const seen = await harnesses[0].service.word(player, 'fr-FR');
    expect(seen).toEqual({
      word: expect.stringMatching(/^[A-Z]{5,10}$/),
      locale: 'fr-FR',
      meanings: seen.word === 'BANANA' ? [] : [`what ${seen.word} means`],
      played: false,
      coins: 500,
    });
    expect(await harnesses[1].service.word('guest0001', 'fr-FR')).toEqual(seen);
  });

  it('is another one the next day', async () => {
    const { service, clock } = openDailyHarness(database);
    const words: string[] = [];
    for (let day = 0; day < 6; day++) {
      words.push((await service.word('guest0001', 'de-DE')).word);
      clock.forward(DAY_SECONDS);
    }
    for (const [at, word] of words.entries()) expect(word).not.toBe(words[at - 1]);
  });

  it('is there without its meaning when nobody can be asked for that', async () => {
    const { service, removed } = openDailyHarness(database);
    for (const word of ['SINGING', 'STRING', 'ORANGE', 'LETTER', 'CASTLES', 'PLANETS', 'GARDENING']) removed.add(word);
    expect(await service.word('guest0001', 'it-IT')).toMatchObject({ word: 'BANANA', meanings: [] });
  });

  it('gives way to another when it is removed on its day, and stays when it is not', async () => {
    const [first, other] = [openDailyHarness(database), openDailyHarness(database)];
    const { word } = await first.service.word('guest0001', 'nl');
    first.removed.add(word);
    other.removed.add(word);
    const next = (await first.service.word('guest0001', 'nl')).word;
    expect(next).not.toBe(word);
    expect((await other.service.word('guest0001', 'nl')).word).toBe(next);
  });

  it('is the first that was kept, where two servers choose differently', async () => {
    const keep = (word: string, gone: string | null) =>
      database.transact((tx) => keepDailyWord(tx, { locale: 'ru', date: '2026-03-04', word }, gone));
    expect([await keep('ONE', null), await keep('TWO', null), await keep('THREE', 'TWO')]).toEqual([
      'ONE',
      'ONE',
      'ONE',
    ]);
    expect([await keep('TWO', 'ONE'), await readDailyWord(database.db, 'ru', '2026-03-04')]).toEqual(['TWO', 'TWO']);
  });

  it('is refused while the dictionary is being built', async () => {
    const { service, building } = openDailyHarness(database);
    building.add('sv-SE');
    await expect(service.word('guest0001', 'sv-SE')).rejects.toMatchObject({ code: 'words/language_building' });
  });

  it('pays 500 coins for being played in a match of its day, once for a player and language', async () => {
    const { daily, recordMatch } = server.composition.roomPorts;
    const [anna = '', bert = '', carl = ''] = await addPlayers(database, 3);
    const { word } = await daily.word(anna, 'en-US');
    const play = async (words: readonly string[], changes: Parameters<typeof createFinishedMatch>[1] = {}) => {
      const seats = [anna, bert].map((playerId, at) =>
        createSeat(playerId, at + 1, createStats(at === 0 ? words : ['ZZZ'], { coins: 0 })),
      );
      return recordMatch(createFinishedMatch(seats, { endedAt: new Date(), ...changes }));
    };
    const coins = async (player: string) => (await readBalances(database.db, player)).coin;
    await play(['OTHER']);
    const without = await coins(anna);
    const first = await play([word]);
    // The word itself is also new to her: its claim or discovery is paid besides.
    expect((await coins(anna)) - without).toBeGreaterThanOrEqual(500);
    expect(first.players[anna]?.gainedCoins).toBe((await coins(anna)) - without);
    expect((await daily.word(anna, 'en-US')).played).toBe(true);
    expect([(await daily.word(bert, 'en-US')).played, (await daily.word(carl, 'en-US')).played]).toEqual([
      false,
      false,
    ]);
    const after = await coins(anna);
    await play([word]);
    expect(await coins(anna)).toBe(after);
  });

  it('pays nothing for practice, for prompts of the host, for another day and for too short a match', async () => {
    const { daily, recordMatch } = server.composition.roomPorts;
    const { word } = await daily.word('guest0001', 'en-US');
    const yesterday = new Date(Date.now() - DAY_SECONDS * 1000);
    for (const changes of [
      { rules: { mode: 3 as const } },
      { rules: { difficulty: 2 as const } },
      { endedAt: yesterday, startedAt: yesterday },
      { turns: 3 },
    ]) {
      const [anna = '', bert = ''] = await addPlayers(database, 2);
      const seats = [anna, bert].map((playerId, at) =>
        createSeat(playerId, at + 1, createStats(at === 0 ? [word] : [], { coins: 0 })),
      );
      await recordMatch(createFinishedMatch(seats, { endedAt: new Date(), ...changes }));
      expect((await daily.word(anna, 'en-US')).played).toBe(false);
    }
  });
});
