import { shownFreeForAll } from '@syllaboom/engine';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { recordMatch } from '#features/match';
import type { Database } from '#platform/db/index.ts';
import { createFinishedMatch, createSeat, createStats } from '../../testing/matches/finished-matches.ts';
import { openTestDatabase } from '../../testing/database.ts';
import { matchPorts } from '../../testing/matches/match-ports.ts';
import {
  addRankedPlayers,
  bookingOf,
  createRankedMatch,
  createRankedWorld,
} from '../../testing/matches/ranked-matches.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase(20);
});
afterAll(() => database.close());

const NOW = '2026-05-10T12:00:00.000Z';
const rows = async (text: string, values: unknown[] = []) => (await database.pool.query(text, values)).rows;
const twenty = <Value>(work: (n: number) => Promise<Value>): Promise<Value[]> =>
  Promise.all(Array.from({ length: 20 }, (_, n) => work(n)));
const pointsOf = async (...ids: string[]): Promise<number[]> =>
  Promise.all(ids.map(async (id) => (await rows('select wp from profile where player_id = $1', [id]))[0].wp));

it('books a player once of twenty bookings at the same moment, with one opponent or with twenty', async () => {
  const { ranked } = createRankedWorld(database, NOW);
  const [anna = '', ben = '', ...others] = await addRankedPlayers(database, 22);
  const same = await twenty((n) => ranked.book(n % 2 === 0 ? bookingOf(anna, ben) : bookingOf(ben, anna)));
  expect(same.filter(Boolean)).toHaveLength(1);
  await ranked.callOff('all');
  const different = await twenty((n) => ranked.book(bookingOf(anna, others[n] ?? '')));
  expect(different.filter(Boolean)).toHaveLength(1);
  await ranked.callOff('all');
  // In a ring everybody could be in two matches.
  const ring = await twenty((n) => ranked.book(bookingOf(others[n] ?? '', others[(n + 1) % 20] ?? '')));
  const seats = await rows('select player_id from ranked_seat where open');
  expect(new Set(seats.map(({ player_id }) => player_id)).size).toBe(seats.length);
  expect(seats).toHaveLength(2 * ring.filter(Boolean).length);
  // One call whose answer was lost twenty times is one booking.
  const [zoe = '', yara = ''] = await addRankedPlayers(database, 2);
  const booking = bookingOf(zoe, yara);
  expect(await twenty(() => ranked.book(booking))).toEqual(Array(20).fill(true));
  expect(await rows('select 1 from ranked_seat where match_id = $1', [booking.matchId])).toHaveLength(2);
});

it('moves points once when a result is told 20 times at once', async () => {
  const { ranked } = createRankedWorld(database, NOW);
  const [anna = '', ben = ''] = await addRankedPlayers(database, 2);
  const booking = bookingOf(anna, ben);
  await ranked.book(booking);
  const match = createRankedMatch(booking, { winner: anna });
  const results = await twenty(() => recordMatch(database, matchPorts, match));
  for (const result of results) expect(result).toEqual(results[0]);
  const [won = 0, lost = 0] = [anna, ben].map((id) => results[0]?.players[id]?.wp?.change);
  expect([won > 0, lost < 0]).toEqual([true, true]);
  expect(await pointsOf(anna, ben)).toEqual([500 + won, 500 + lost]);
  expect(await rows('select matches, wins from ranked_standing where player_id = $1', [anna])).toEqual([
    { matches: 1, wins: 1 },
  ]);
  expect(
    await rows('select count(*)::int as rows from board_score where player_id = $1 and board like $2', [anna, 'wp:%']),
  ).toEqual([{ rows: 1 }]);
});

it('takes a leaver’s points once of twenty forfeits at once, and tells all of them the same', async () => {
  const { ranked } = createRankedWorld(database, NOW);
  const [anna = '', ben = ''] = await addRankedPlayers(database, 2);
  const booking = bookingOf(anna, ben);
  await ranked.book(booking);
  const answers = await twenty(() => ranked.forfeit(booking.matchId, [anna]));
  for (const answer of answers) expect(answer).toEqual(answers[0]);
  expect(await pointsOf(anna, ben)).toEqual([anna, ben].map((id) => answers[0]?.[id]?.points));
  expect(await rows('select 1 from match_player where match_id = $1', [booking.matchId])).toHaveLength(2);
});

it('counts each of twenty free-for-all matches that the same players end at once', async () => {
  const players = await addRankedPlayers(database, 4);
  const results = await twenty((n) => {
    const seats = players.map((id, at) => createSeat(id, at + 1, createStats([], { correctWords: 1 })));
    return recordMatch(database, matchPorts, createFinishedMatch(n % 2 === 0 ? seats : seats.toReversed()));
  });
  const kept = await rows('select player_id, matches, mu, sigma from ffa_rating where player_id = any($1)', [players]);
  expect(kept.map(({ matches }) => matches)).toEqual([20, 20, 20, 20]);
  // The last of them told what stands.
  for (const { player_id: id, mu, sigma } of kept)
    expect(results.map((result) => result.players[id]?.rating)).toContain(shownFreeForAll({ mu, sigma }));
});

it('lets one outcome stand when a result, forfeits and a server’s fault meet', async () => {
  const { ranked } = createRankedWorld(database, NOW);
  for (let round = 0; round < 6; round++) {
    const [anna = '', ben = ''] = await addRankedPlayers(database, 2);
    const booking = bookingOf(anna, ben);
    await ranked.book(booking);
    const { matchId } = booking;
    await twenty<unknown>((n) => {
      const turn = (n + round) % 4;
      if (turn === 0) return recordMatch(database, matchPorts, createRankedMatch(booking, { winner: anna }));
      if (turn === 1) return ranked.forfeit(matchId, [anna]);
      return turn === 2 ? ranked.forfeit(matchId, [ben]) : ranked.callOff({ matchId });
    });
    const [match] = await rows('select state, winner from ranked_match where id = $1', [matchId]);
    const seats = await rows('select player_id, points, change, open from ranked_seat where match_id = $1', [matchId]);
    expect(seats.map(({ open }) => open)).toEqual([false, false]);
    const changeOf = (id: string) => seats.find(({ player_id }) => player_id === id)?.change ?? 0;
    expect(await pointsOf(anna, ben)).toEqual([500 + changeOf(anna), 500 + changeOf(ben)]);
    const kept = await rows('select winner from match where id = $1', [matchId]);
    expect(kept).toEqual(match.state === 'void' ? [] : [{ winner: match.winner }]);
    const seasonRecords = await rows('select matches from ranked_standing where player_id = any($1)', [[anna, ben]]);
    expect(seasonRecords).toEqual(match.state === 'void' ? [] : [{ matches: 1 }, { matches: 1 }]);
  }
}, 60_000);

it('keeps one perk of twenty choices, also of somebody who never played', async () => {
  const { ranked } = createRankedWorld(database, NOW);
  const [anna = ''] = await addRankedPlayers(database, 1);
  await twenty((n) => ranked.choosePerk(anna, n % 2 === 0 ? 'luck' : null));
  await twenty(() => ranked.choosePerk(anna, 'alpha-heart'));
  expect(await rows('select perk from ranked_player where player_id = $1', [anna])).toEqual([{ perk: 'alpha-heart' }]);
});

it('turns a season once for everybody while matches end and players look', async () => {
  const world = createRankedWorld(database, NOW);
  const players = await addRankedPlayers(database, 12);
  const bookings = Array.from({ length: 6 }, (_, n) => bookingOf(players[2 * n] ?? '', players[2 * n + 1] ?? ''));
  for (const id of players) await world.ranked.choosePerk(id, 'luck');
  await rows('update profile set wp = 1500 where player_id = any($1)', [players]);
  for (const booking of bookings) await world.ranked.book(booking);
  world.at('2026-07-01T00:00:00.000Z');
  const endedAt = new Date('2026-07-01T00:00:00.000Z');
  const [results] = await Promise.all([
    Promise.all(
      bookings.map((booking) =>
        recordMatch(database, matchPorts, createRankedMatch(booking, { winner: booking.playerIds[0], endedAt })),
      ),
    ),
    ...Array.from({ length: 5 }, () => world.ranked.tend()),
    ...players.map((id) => world.ranked.ownRank(id)),
  ]);
  await world.ranked.tend();
  for (const { players: recorded } of results)
    for (const [id, { wp }] of Object.entries(recorded)) {
      expect(wp?.points).toBe(1000 + (wp?.change ?? 0));
      expect(await pointsOf(id)).toEqual([wp?.points]);
    }
});
