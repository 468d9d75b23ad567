import { describe, expect, it } from 'vitest';
import { grantMatch, type MatchResult, NEW_DAY } from './match-grant.ts';

const stats = { ownTurns: 5, coins: 100, exp: 50, diamonds: 0, keys: 0, bombs: 0, tiles: [], untrusted: false };
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

  it('gives a quarter of the exp after 10 000 of a day', () => {
    const { grant, day } = grantMatch({ ...NEW_DAY, exp: 9_970 }, result, never);
    expect([grant.exp, day.exp]).toEqual([30 + 15, 10_015]);
  });

  it('50 pays input that no person typed a quarter, without drops and discoveries, and tells the rest', () => {
    const lucky = { ...stats, coins: 800, diamonds: 3, keys: 1, bombs: 2, tiles: ['ING'], untrusted: true };
    const { grant, day } = grantMatch(NEW_DAY, { ...result, stats: lucky, discovered: 9, claimed: 9 }, () => 0);
    expect(grant).toEqual({
      coins: 200,
      exp: 22,
      diamonds: 0,
      keys: 0,
      bombs: 0,
      tiles: [],
      withheld: { coins: 600, exp: 68 },
    });
    expect(day).toEqual({ ...NEW_DAY, coins: 800, exp: 90, untrustedCoins: 200, untrustedExp: 22 });
  });

  it('50 pays such input no more than 1000 coins and 250 exp a day, whatever it earns', () => {
    const rich = { ...result, stats: { ...stats, coins: 15_000, exp: 2_900, untrusted: true } };
    let day = NEW_DAY;
    const paid = { coins: 0, exp: 0 };
    const withheld = { coins: 0, exp: 0 };
    for (let match = 0; match < 200; match++) {
      const next = grantMatch(day, rich, never);
      day = next.day;
      paid.coins += next.grant.coins;
      paid.exp += next.grant.exp;
      withheld.coins += next.grant.withheld.coins;
      withheld.exp += next.grant.withheld.exp;
    }
    expect(paid).toEqual({ coins: 1000, exp: 250 });
    // What appeals could pay is no more than what the day would have given to typed input.
    expect([paid.coins + withheld.coins, paid.exp + withheld.exp]).toEqual([day.coins, day.exp]);
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
