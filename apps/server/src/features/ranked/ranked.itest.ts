import { LEAVER_LOCKS_MS, LEAVER_MEMORY_MS, PAIRING, PERKS, RANKED } from '@syllaboom/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#platform/db/index.ts';
import { openTestDatabase } from '../../testing/database.ts';
import { addPlayers } from '../../testing/people/players.ts';
import { addRankedPlayers, bookingOf, createRankedWorld } from '../../testing/matches/ranked-matches.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const NOON = '2026-05-10T12:00:00.000Z';
const later = (ms: number): string => new Date(Date.parse(NOON) + ms).toISOString();
const rows = async (text: string, values: unknown[] = []) => (await database.pool.query(text, values)).rows;
const pointsOf = async (id: string) => (await rows('select wp from profile where player_id = $1', [id]))[0].wp;

describe('the queue', () => {
  it('is for players of level 5 and more: neither guests nor beginners', async () => {
    const { ranked } = createRankedWorld(database, NOON);
    const [anna = ''] = await addRankedPlayers(database, 1);
    const [beginner = ''] = await addPlayers(database, 1);
    expect(await ranked.admit('guest6789', 'en-US')).toEqual({ ok: false, refusal: 'guest', until: null });
    expect(await ranked.admit(beginner, 'en-US')).toEqual({ ok: false, refusal: 'level', until: null });
    await rows('update profile set exp = exp - 1 where player_id = $1', [anna]);
    expect(await ranked.admit(anna, 'en-US')).toMatchObject({ ok: false, refusal: 'level' });
    await rows('update profile set exp = exp + 1 where player_id = $1', [anna]);
    expect(await ranked.admit(anna, 'en-US')).toEqual({ ok: true, rating: 1500, wp: RANKED.startPoints });
  });

  it('knows nobody who was erased, and nobody who is banned', async () => {
    const { ranked } = createRankedWorld(database, NOON);
    const [anna = '', ben = ''] = await addRankedPlayers(database, 2);
    await rows('update account set erased_at = now() where player_id = $1', [anna]);
    await rows('update account set banned_at = now() where player_id = $1', [ben]);
    expect(await ranked.admit(anna, 'en-US')).toMatchObject({ ok: false, refusal: 'guest' });
    expect(await ranked.admit(ben, 'en-US')).toMatchObject({ ok: false, refusal: 'locked' });
    expect(await ranked.admit('nobody000000', 'en-US')).toMatchObject({ ok: false });
  });
});

describe('a booking', () => {
  it('keeps its players out of the queue, so that nobody gets past the lock for leaving', async () => {
    const { ranked } = createRankedWorld(database, NOON);
    const [anna = '', ben = ''] = await addRankedPlayers(database, 2);
    const booking = bookingOf(anna, ben);
    await ranked.book(booking);
    expect(await ranked.admit(anna, 'en-US')).toEqual({ ok: false, refusal: 'playing', until: null });
    await ranked.forfeit(booking.matchId, [anna]);
    expect(await ranked.admit(anna, 'en-US')).toMatchObject({ ok: false, refusal: 'locked' });
    expect(await ranked.admit(ben, 'en-US')).toMatchObject({ ok: true });
  });

  it('holds both players until the match is over', async () => {
    const { ranked } = createRankedWorld(database, NOON);
    const [anna = '', ben = '', clara = ''] = await addRankedPlayers(database, 3);
    const booking = bookingOf(anna, ben);
    expect(await ranked.book(booking)).toBe(true);
    // A repeated call whose answer was lost.
    expect(await ranked.book(booking)).toBe(true);
    expect(await ranked.book(bookingOf(clara, anna))).toBe(false);
    expect(await rows('select 1 from ranked_seat where player_id = $1', [clara])).toEqual([]);
    await ranked.callOff({ matchId: booking.matchId });
    expect(await ranked.book(booking)).toBe(false);
    expect(await ranked.book(bookingOf(clara, anna))).toBe(true);
  });

  it('that is called off never was: no points, no history, no lock', async () => {
    const { ranked, changed } = createRankedWorld(database, NOON);
    const [anna = '', ben = ''] = await addRankedPlayers(database, 2);
    const booking = bookingOf(anna, ben);
    await ranked.book(booking);
    expect(await ranked.callOff({ matchId: booking.matchId })).toBe(1);
    expect(await ranked.callOff({ matchId: booking.matchId })).toBe(0);
    expect(await ranked.forfeit(booking.matchId, [anna])).toEqual({});
    expect([await pointsOf(anna), await ranked.history(anna), changed]).toEqual([500, [], []]);
    expect(await ranked.admit(anna, 'en-US')).toMatchObject({ ok: true });
    expect(await ranked.meetings([anna, ben])).toEqual([]);
  });

  it('ends with its process, and after some hours in any case', async () => {
    const { ranked, at } = createRankedWorld(database, NOON);
    const [anna = '', ben = '', clara = '', dora = ''] = await addRankedPlayers(database, 4);
    await ranked.book(bookingOf(anna, ben, { processId: 'dead' }));
    await ranked.book(bookingOf(clara, dora, { processId: 'alive' }));
    expect(await ranked.openProcesses()).toEqual(expect.arrayContaining(['dead', 'alive']));
    expect(await ranked.callOff({ processId: 'dead' })).toBe(1);
    expect(await ranked.openProcesses()).not.toContain('dead');
    expect(await ranked.book(bookingOf(anna, ben))).toBe(true);
    expect(await ranked.book(bookingOf(clara, dora))).toBe(false);
    at(later(2 * 3_600_000));
    await ranked.tend();
    expect(await ranked.book(bookingOf(clara, dora))).toBe(false);
    at(later(3 * 3_600_000 + 1));
    await ranked.tend();
    expect(await ranked.book(bookingOf(clara, dora))).toBe(true);
  });

  it('counts as a meeting for an hour', async () => {
    const { ranked, at } = createRankedWorld(database, NOON);
    const [anna = '', ben = '', clara = ''] = await addRankedPlayers(database, 3);
    for (const minute of [0, 10]) {
      at(later(minute * 60_000));
      const booking = bookingOf(anna, ben);
      await ranked.book(booking);
      await ranked.forfeit(booking.matchId, [anna, ben]);
    }
    const met = [0, 10].map((minute) => ({ players: [anna, ben], at: Date.parse(later(minute * 60_000)) }));
    expect(await ranked.meetings([clara, ben, anna])).toEqual(met);
    expect(await ranked.meetings([clara, ben])).toEqual([]);
    at(later(PAIRING.meetingsWithinMs));
    expect(await ranked.meetings([anna, ben])).toEqual(met.slice(1));
  });
});

describe('leaving before the match', () => {
  it('is a loss with 10 more and a lock; the other one has won, and both see it in their histories', async () => {
    const { ranked, changed } = createRankedWorld(database, NOON);
    const [anna = '', ben = ''] = await addRankedPlayers(database, 2);
    await rows('update profile set wp = 800 where player_id = any($1)', [[anna, ben]]);
    const booking = bookingOf(anna, ben);
    await ranked.book(booking);
    const changes = await ranked.forfeit(booking.matchId, [anna]);
    // Target 1600 - 1.5 · (RD - 75) ± …: a beginner's win is worth more than the 22, the loss less.
    const [lost, won] = [changes[anna]?.change ?? 0, changes[ben]?.change ?? 0];
    expect(lost).toBeLessThanOrEqual(-16);
    expect(won).toBeGreaterThanOrEqual(8);
    expect(changes).toEqual({
      [anna]: { points: 800 + lost, change: lost },
      [ben]: { points: 800 + won, change: won },
    });
    expect([await pointsOf(anna), await pointsOf(ben)]).toEqual([800 + lost, 800 + won]);
    expect(changed.toSorted()).toEqual([anna, ben].toSorted());
    // Asked again it answers the same, and nothing more is taken.
    expect(await ranked.forfeit(booking.matchId, [anna])).toEqual(changes);
    expect(await pointsOf(anna)).toBe(800 + lost);
    const [entry] = await ranked.history(anna);
    expect(entry).toMatchObject({
      id: booking.matchId,
      winner: ben,
      player1: { playerId: anna, wp: 800 + lost, diffWp: lost },
      player2: { playerId: ben, wp: 800 + won, diffWp: won },
    });
    expect(await rows('select winner, ranked, turns from match where id = $1', [booking.matchId])).toEqual([
      { winner: ben, ranked: true, turns: 0 },
    ]);
    const until = Date.parse(NOON) + LEAVER_LOCKS_MS[0];
    expect(await ranked.admit(anna, 'en-US')).toEqual({ ok: false, refusal: 'locked', until });
    expect((await ranked.ownRank(anna)).lockedUntil).toBe(new Date(until).toISOString());
    expect(await ranked.admit(ben, 'en-US')).toMatchObject({ ok: true });
  });

  it('locks for 2, then 10, then 30 minutes, and forgets after a day', async () => {
    const { ranked, at } = createRankedWorld(database, NOON);
    const [anna = '', ben = ''] = await addRankedPlayers(database, 2);
    let now = 0;
    for (const lockMs of [...LEAVER_LOCKS_MS, LEAVER_LOCKS_MS[2]]) {
      at(later(now));
      const booking = bookingOf(anna, ben);
      expect(await ranked.book(booking)).toBe(true);
      await ranked.forfeit(booking.matchId, [anna]);
      const until = Date.parse(later(now + lockMs));
      expect(await ranked.admit(anna, 'en-US')).toEqual({ ok: false, refusal: 'locked', until });
      now += lockMs;
      at(later(now));
      expect(await ranked.admit(anna, 'en-US')).toMatchObject({ ok: true });
    }
    now += LEAVER_MEMORY_MS;
    at(later(now));
    const booking = bookingOf(anna, ben);
    await ranked.book(booking);
    await ranked.forfeit(booking.matchId, [anna]);
    const until = Date.parse(later(now + LEAVER_LOCKS_MS[0]));
    expect(await ranked.admit(anna, 'en-US')).toEqual({ ok: false, refusal: 'locked', until });
  });

  it('of both changes nothing but their locks; of nobody it never was', async () => {
    const { ranked } = createRankedWorld(database, NOON);
    const [anna = '', ben = ''] = await addRankedPlayers(database, 2);
    const [both, none] = [bookingOf(anna, ben), bookingOf(anna, ben)];
    await ranked.book(both);
    await ranked.forfeit(both.matchId, [anna, ben]);
    expect([await pointsOf(anna), await pointsOf(ben)]).toEqual([500, 500]);
    expect([await ranked.history(anna), (await ranked.ownRank(anna)).matches]).toEqual([[], 0]);
    for (const id of [anna, ben])
      expect(await ranked.admit(id, 'en-US')).toMatchObject({ ok: false, refusal: 'locked' });
    await ranked.book(none);
    expect(await ranked.forfeit(none.matchId, ['somebody0000'])).toEqual({});
    expect(await rows('select state from ranked_match where id = $1', [none.matchId])).toEqual([{ state: 'void' }]);
  });
});

describe('the perk', () => {
  it('is one of seven or none, and only shown', async () => {
    const { ranked } = createRankedWorld(database, NOON);
    const [anna = ''] = await addRankedPlayers(database, 1);
    expect(await ranked.ownRank(anna)).toMatchObject({ perk: null, perksAct: false });
    for (const perk of [...PERKS, null]) {
      await ranked.choosePerk(anna, perk);
      expect(await ranked.ownRank(anna)).toMatchObject({ perk, perksAct: false });
    }
    await expect(ranked.choosePerk(anna, 'immortal')).rejects.toMatchObject({ code: 'http/bad_request' });
  });
});

describe('the spread of active ratings', () => {
  it('looks at sure ratings of this season, and at those of the last one as this season begins with them', async () => {
    const { spread, at } = createRankedWorld(database, NOON);
    const players = await addRankedPlayers(database, 6);
    await rows('delete from ranked_rating');
    await spread.refresh();
    expect(spread.value).toBe(0);
    const rated = [
      [1300, 149, '2026-2'],
      [1700, 60, '2026-2'],
      [3000, 150, '2026-2'],
      [1000, 60, '2025-4'],
      [2500, 300, '2026-1'],
    ] as const;
    for (const [n, [rating, deviation, season]] of rated.entries())
      await rows("insert into ranked_rating values ($1, 'en-US', $4, $2, $3, 0.06)", [
        players[n],
        rating,
        deviation,
        season,
      ]);
    await spread.refresh();
    expect(spread.value).toBeCloseTo(200);
    at('2026-07-01T00:00:00Z');
    await spread.refresh();
    expect(spread.value).toBeCloseTo(0.7 * 200);
    at('2026-10-01T00:00:00Z');
    await spread.refresh();
    expect(spread.value).toBe(0);
  });
});
