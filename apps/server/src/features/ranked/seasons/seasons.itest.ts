import { carryOver, NEW_RATING, seasonAt, updateRating } from '@syllaboom/engine';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { recordMatch } from '#features/match';
import type { Database } from '#platform/db/index.ts';
import { openTestDatabase } from '../../../testing/database.ts';
import { matchPorts } from '../../../testing/matches/match-ports.ts';
import {
  addRankedPlayers,
  bookingOf,
  createRankedMatch,
  createRankedWorld,
} from '../../../testing/matches/ranked-matches.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const SPRING = '2026-06-30T23:50:00.000Z';
const SUMMER = '2026-07-01T00:00:00.000Z';
const rows = async (text: string, values: unknown[] = []) => (await database.pool.query(text, values)).rows;
const pointsOf = async (id: string) => (await rows('select wp from profile where player_id = $1', [id]))[0].wp;
const setPoints = (id: string, wp: number) => rows('update profile set wp = $2 where player_id = $1', [id, wp]);

type World = ReturnType<typeof createRankedWorld>;
async function play({ ranked }: World, one: string, other: string, endedAt: string): Promise<void> {
  const booking = bookingOf(one, other);
  expect(await ranked.book(booking)).toBe(true);
  await recordMatch(database, matchPorts, createRankedMatch(booking, { winner: one, endedAt: new Date(endedAt) }));
}

it('a season ends with its quarter: points go half way back to 500, hidden ratings towards the middle, history stays', async () => {
  const world = createRankedWorld(database, SPRING);
  const [anna = '', ben = ''] = await addRankedPlayers(database, 2);
  await play(world, anna, ben, SPRING);
  await setPoints(anna, 2_501);
  const before = await world.ranked.ownRank(anna);
  expect(before).toMatchObject({
    season: { id: '2026-2', endsAt: SUMMER, daysLeft: 1 },
    wp: 2_501,
    matches: 1,
    wins: 1,
  });
  const admitted = await world.ranked.admit(anna, 'en-US');
  world.at(SUMMER);
  // Who asks before the background has come by finds the new season.
  expect(await world.ranked.ownRank(anna)).toMatchObject({
    season: { id: '2026-3', startsAt: SUMMER, endsAt: '2026-10-01T00:00:00.000Z', daysLeft: 92 },
    wp: 1_501,
    matches: 0,
    wins: 0,
    timeline: [],
  });
  expect(world.changed).toContain(anna);
  const hidden = updateRating(NEW_RATING, [{ opponent: NEW_RATING, score: 1 }]);
  expect(admitted).toMatchObject({ rating: expect.closeTo(hidden.rating, 6) });
  const carried = carryOver({ points: 0, hidden }, 1).hidden.rating;
  expect(await world.ranked.admit(anna, 'en-US')).toMatchObject({ wp: 1_501, rating: expect.closeTo(carried, 6) });
  expect(await world.ranked.history(anna)).toHaveLength(1);
  expect(
    await rows('select season, start_points, end_points from ranked_standing where player_id = $1', [anna]),
  ).toEqual([{ season: '2026-2', start_points: 500, end_points: 2_501 }]);
});

it('the background turns it for everybody, in pages, once, and goes on where it stopped', async () => {
  const world = createRankedWorld(database, SPRING);
  const players = await addRankedPlayers(database, 4);
  await rows(
    `with filler as (
       insert into account (player_id, username, username_fold, username_skeleton)
       select 'season' || lpad(n::text, 6, '0'), 's' || n, 's' || n, 's' || n from generate_series(1, 1100) n returning player_id),
     shown as (
       insert into profile (player_id, display_name, avatar, locale, wp) select player_id, 'x', 'x', 'en-US', 900 from filler)
     insert into ranked_player (player_id, season) select player_id, '2026-2' from filler`,
  );
  for (const id of players) await world.ranked.choosePerk(id, 'luck');
  for (const id of players) await setPoints(id, 1_000);
  world.at(SUMMER);
  await Promise.all([world.ranked.tend(), world.ranked.tend(), world.ranked.ownRank(players[0] ?? '')]);
  await world.ranked.tend();
  await world.ranked.tend();
  for (const id of players) expect(await pointsOf(id)).toBe(750);
  expect(await rows("select distinct wp from profile where player_id like 'season%'")).toEqual([{ wp: 700 }]);
  expect(await rows("select 1 from ranked_player where season < '2026-3'")).toEqual([]);
  expect(new Set(world.changed).size).toBe(world.changed.length);
  // The perk is still the player’s.
  expect(await world.ranked.ownRank(players[0] ?? '')).toMatchObject({ perk: 'luck', wp: 750 });
}, 60_000);

it('takes players back by as many seasons as they were away', async () => {
  const world = createRankedWorld(database, SPRING);
  const [anna = '', newcomer = ''] = await addRankedPlayers(database, 2);
  await world.ranked.choosePerk(anna, null);
  await setPoints(anna, 2_500);
  world.at('2027-01-15T00:00:00.000Z');
  expect(await world.ranked.ownRank(anna)).toMatchObject({ season: { id: '2027-1' }, wp: 750 });
  // Who never played begins every season with the points of a beginner.
  expect(await world.ranked.ownRank(newcomer)).toMatchObject({ wp: 500, matches: 0 });
});

it('a match counts for the season in which it ends', async () => {
  const world = createRankedWorld(database, SPRING);
  const [anna = '', ben = '', clara = '', dora = ''] = await addRankedPlayers(database, 4);
  for (const id of [anna, ben, clara, dora]) {
    await world.ranked.choosePerk(id, null);
    await setPoints(id, 1_500);
  }
  // Began five minutes before the border, ends one second after it, while nobody has turned the season yet.
  await play(world, anna, ben, '2026-07-01T00:00:01.000Z');
  const [seat] = await rows('select change, points from ranked_seat s where s.player_id = $1', [anna]);
  expect(seat.points).toBe(1_000 + seat.change);
  expect(await pointsOf(anna)).toBe(seat.points);
  expect(await rows('select season from ranked_standing where player_id = $1', [anna])).toEqual([{ season: '2026-3' }]);
  // Ended a second before the border: the old season’s, and carried over afterwards.
  await play(world, clara, dora, '2026-06-30T23:59:59.000Z');
  const after = await pointsOf(clara);
  expect(after).toBeGreaterThan(1_500);
  world.at(SUMMER);
  expect(await world.ranked.ownRank(clara)).toMatchObject({ wp: Math.round(500 + (after - 500) / 2), matches: 0 });
  // Told of late, when the season has turned for one of them: it counts where that one is now.
  const late = bookingOf(clara, dora);
  await world.ranked.book(late);
  const ended = createRankedMatch(late, { winner: clara, endedAt: new Date('2026-06-30T23:59:59.500Z') });
  await recordMatch(database, matchPorts, ended);
  expect(await rows('select season from ranked_match where id = $1', [late.matchId])).toEqual([{ season: '2026-3' }]);
  expect(seasonAt(ended.endedAt.getTime()).id).toBe('2026-2');
  expect((await world.ranked.ownRank(dora)).matches).toBe(1);
});
