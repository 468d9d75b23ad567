import { describe, expect, it } from 'vitest';
import { type FreeForAllRating, NEW_FREE_FOR_ALL, rateFreeForAll, rateSides, shownFreeForAll } from './free-for-all.ts';

const rated = (mu: number, sigma: number): FreeForAllRating => ({ mu, sigma });
const fresh = (players: number): FreeForAllRating[] => Array.from({ length: players }, () => NEW_FREE_FOR_ALL);

/** Each side with one rating for all its players, since they started alike. */
function expectSides(after: readonly (readonly FreeForAllRating[])[], expected: readonly (readonly number[])[]): void {
  expect(after).toHaveLength(expected.length);
  for (const [i, side] of after.entries())
    for (const { mu, sigma } of side) {
      expect(mu).toBeCloseTo(expected[i]?.[0] ?? 0, 8);
      expect(sigma).toBeCloseTo(expected[i]?.[1] ?? 0, 8);
    }
}

// Numbers: openskill.py 6.2.0, tests/models/data/plackettluce.json; its weights, margins and balance are not ours.
describe('the rating of free-for-all rooms follows the published vectors of OpenSkill', () => {
  const one = rated(20.35125162611535, 8.33148112355601);
  const sides = (...sizes: number[]) => sizes.map((size) => Array.from({ length: size }, () => one));

  it('normal', () => {
    expectSides(rateSides(sides(1, 2), [1, 2]), [
      [23.855123082692877, 8.22447878583752],
      [16.84738016953782, 8.179571171464575],
    ]);
  });

  it('ranks and scores', () => {
    expectSides(rateSides(sides(1, 2, 1, 2), [2, 1, 4, 3]), [
      [22.35555943890167, 8.265434830225024],
      [22.373451456616035, 8.258479912445537],
      [18.311159777900297, 8.219170401234347],
      [18.364835831043397, 8.112716571808326],
    ]);
    expectSides(rateSides(sides(1, 2), [2, 1]), [
      [19.4016459546452, 8.22447878583752],
      [21.300857297585495, 8.179571171464575],
    ]);
  });

  it('limited uncertainty', () => {
    expectSides(rateSides(sides(1, 2, 3), [2, 1, 3]), [
      [22.81664991565251, 8.28331609373364],
      [22.74645120129216, 8.268148437657915],
      [15.49065376140138, 8.18959307104567],
    ]);
  });

  it('ties', () => {
    expectSides(rateSides(sides(1, 2, 3), [1, 2, 1]), [
      [21.63766806988004, 8.310709773172306],
      [19.53956360838512, 8.268148437657915],
      [19.87652320008089, 8.237522411103104],
    ]);
  });
});

// Numbers: openskill.js 5, src/models/__tests__/plackett-luce{,-series}.test.ts and parity-plackett-luce.test.ts.
describe('everybody for themselves', () => {
  const alone = (ratings: readonly FreeForAllRating[]) => ratings.map((rating) => [rating]);

  it('gives two to five newcomers what OpenSkill gives', () => {
    const after = (players: number) =>
      rateSides(
        alone(fresh(players)),
        Array.from({ length: players }, (_, i) => i + 1),
        0,
      );
    expectSides(after(2), [
      [27.63523138347365, 8.065506316323548],
      [22.36476861652635, 8.065506316323548],
    ]);
    expectSides(after(3), [
      [27.868876552746237, 8.204837030780652],
      [25.717219138186557, 8.057829747583874],
      [21.413904309067206, 8.057829747583874],
    ]);
    expectSides(after(5), [
      [27.666666666666668, 8.290556877154474],
      [26.833333333333332, 8.240145629781066],
      [25.72222222222222, 8.179996679645559],
      [24.055555555555557, 8.111796013701358],
      [20.72222222222222, 8.111796013701358],
    ]);
  });

  it('gives four of unequal strength what OpenSkill gives', () => {
    const table = [rated(29.182, 4.782), rated(27.174, 4.922), rated(16.672, 6.217), rated(25, 25 / 3)];
    expectSides(alone(rateFreeForAll(table, [1, 2, 3, 4])), [
      [30.210227447000438, 4.765617924939384],
      [27.644725221915632, 4.883479590134575],
      [17.4036218889969, 6.101259408259549],
      [19.21460876538932, 7.854669920480409],
    ]);
  });

  it('follows a series with ties', () => {
    const players = fresh(5);
    for (const places of [
      { 0: 1, 1: 2, 2: 2, 3: 4, 4: 4 },
      { 4: 1, 2: 2, 1: 2 },
      { 3: 1, 1: 1, 2: 3, 0: 3 },
    ]) {
      const ids = Object.keys(places).map(Number);
      const after = rateSides(alone(ids.map((id) => players[id] ?? NEW_FREE_FOR_ALL)), Object.values(places), 0).flat();
      for (const [i, id] of ids.entries()) players[id] = after[i] ?? NEW_FREE_FOR_ALL;
    }
    expectSides(alone(players), [
      [26.353761103, 8.11102706],
      [24.618479789, 7.90533551],
      [23.065819512, 7.822005595],
      [24.476332403, 8.106111471],
      [26.385499685, 8.054090809],
    ]);
  });

  it('changes nothing for somebody alone', () => {
    expect(rateFreeForAll(fresh(1), [1])).toEqual(fresh(1));
  });

  it('is shown as 1000 at first, lower while doubt remains, never below 1', () => {
    expect(shownFreeForAll(NEW_FREE_FOR_ALL)).toBe(1_000);
    expect(shownFreeForAll(rated(25, 2))).toBe(1_760);
    expect(shownFreeForAll(rated(40, 1))).toBe(2_480);
    expect(shownFreeForAll(rated(-10, 8))).toBe(1);
    const [winner = NEW_FREE_FOR_ALL, loser = NEW_FREE_FOR_ALL] = rateFreeForAll(fresh(2), [1, 2]);
    expect(shownFreeForAll(winner)).toBeGreaterThan(1_000);
    expect(shownFreeForAll(loser)).toBeLessThan(1_000);
  });
});
