import { describe, expect, it } from 'vitest';
import { type DailyPlay, grantMatch, type MatchResult } from './match-grant.ts';

const NEW_DAY: DailyPlay = { coins: 0, diamonds: 0, keys: 0, discoveries: 0, matchesAlone: 0 };
const stats = { ownTurns: 5, coins: 100, exp: 50, diamonds: 0, keys: 0, tiles: [] };
const result: MatchResult = { stats, place: 9, seats: 9, alone: false, discovered: 0, claimed: 0 };
const never = () => 0.99;

describe('what a match gives', () => {
  it('adds 40 exp from 5 own turns and the bonus of the place', () => {
    const expAt = (place: number, seats: number) => grantMatch(NEW_DAY, { ...result, place, seats }, never).grant.exp;
    expect([expAt(1, 2), expAt(2, 2), expAt(3, 3), expAt(3, 4), expAt(1, 1), expAt(4, 9)]).toEqual([
      150, 120, 90, 105, 90, 90,
    ]);
    expect(grantMatch(NEW_DAY, { ...result, stats: { ...stats, ownTurns: 4 } }, never).grant.exp).toBe(50);
  });

  it('adds nothing for the end of a match that was broken off', () => {
    expect(grantMatch(NEW_DAY, { ...result, place: 1, seats: 4, finished: false }, never).grant.exp).toBe(50);
  });

  it('pays a quarter after 40 000 coins of a day', () => {
    const { grant, day } = grantMatch({ ...NEW_DAY, coins: 39_950 }, result, never);
    expect([grant.coins, day.coins]).toEqual([62, 40_012]);
  });

  it('pays 5 discoveries a match and 30 a day, and every claim', () => {
    const many = { ...result, discovered: 12, claimed: 20 };
    expect(grantMatch(NEW_DAY, many, never).grant).toMatchObject({ coins: 100 + 500 + 400, exp: 90 + 125 + 200 });
    expect(grantMatch({ ...NEW_DAY, discoveries: 28 }, many, never)).toMatchObject({
      grant: { coins: 100 + 200 + 400 },
      day: { discoveries: 30 },
    });
  });

  it('keeps to 10 diamonds and 1 key a day, discoveries included', () => {
    const lucky = { ...result, discovered: 5, stats: { ...stats, diamonds: 8, keys: 3 } };
    expect(grantMatch(NEW_DAY, lucky, () => 0).grant).toMatchObject({ diamonds: 10, keys: 1 });
    expect(grantMatch({ ...NEW_DAY, diamonds: 10, keys: 1 }, lucky, () => 0).grant).toMatchObject({
      diamonds: 0,
      keys: 0,
    });
  });

  it('drops nothing after 20 matches a day alone', () => {
    const alone = { ...result, alone: true, stats: { ...stats, diamonds: 1, keys: 1, tiles: ['ING'] } };
    expect(grantMatch({ ...NEW_DAY, matchesAlone: 19 }, alone, never).grant).toMatchObject({
      diamonds: 1,
      keys: 1,
      tiles: ['ING'],
    });
    expect(grantMatch({ ...NEW_DAY, matchesAlone: 20 }, alone, never).grant).toMatchObject({
      diamonds: 0,
      keys: 0,
      tiles: [],
    });
  });
});
