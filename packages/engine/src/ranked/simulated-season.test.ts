import { describe, expect, it } from 'vitest';
import { RANKED, SHOWN_POINTS } from '../balance/ranked/ranked.ts';
import { RANKS, type RankName } from '../balance/ranked/ranks.ts';
import { rankOf } from '../economy/rank.ts';
import { nextNormal, nextRandom, type RandomState, seedRandom } from '../random.ts';
import { type HiddenRating, NEW_RATING, updateRating } from './glicko.ts';
import { pairQueue } from './pairing.ts';
import { changeOfPoints, targetPoints } from './points.ts';

interface Bot {
  readonly playerId: string;
  readonly skill: number;
  /** Matches that they still want to play. */
  rest: number;
  played: number;
  hidden: HiddenRating;
  points: number;
}

const BOTS = 2_000;
const SKILL_SPREAD = 300;
const MEDIAN_MATCHES = 60;
/** Of the logarithm of the number of matches. */
const MATCHES_SPREAD = 0.5;
/** After so many matches shown points are settled. */
const SETTLED_MATCHES = 54;
/** Shares of the ranks in percent (rules section 9). */
const SHARES: Readonly<Record<RankName, number>> = {
  iron: 11,
  bronze: 13,
  silver: 36,
  gold: 25,
  diamond: 11,
  platinum: 3,
  master: 0.8,
  challenger: 0.1,
};

const spreadOf = (values: readonly number[]): number => {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
};

function rankCorrelation(a: readonly number[], b: readonly number[]): number {
  const ranksOf = (values: readonly number[]): number[] => {
    const order = values.map((_, index) => index).sort((i, j) => (values[i] ?? 0) - (values[j] ?? 0));
    const ranks: number[] = [];
    for (const [rank, index] of order.entries()) ranks[index] = rank;
    return ranks;
  };
  const [x, y] = [ranksOf(a), ranksOf(b)];
  const squares = x.reduce((sum, rank, index) => sum + (rank - (y[index] ?? 0)) ** 2, 0);
  return 1 - (6 * squares) / (a.length * (a.length ** 2 - 1));
}

function playMatch(random: RandomState, one: Bot, other: Bot, spread: number): void {
  const oneWins = nextRandom(random) < 1 / (1 + 10 ** ((other.skill - one.skill) / 400));
  const [before, beforeOther] = [one.hidden, other.hidden];
  one.hidden = updateRating(before, [{ opponent: beforeOther, score: oneWins ? 1 : 0 }]);
  other.hidden = updateRating(beforeOther, [{ opponent: before, score: oneWins ? 0 : 1 }]);
  for (const [bot, won] of [
    [one, oneWins],
    [other, !oneWins],
  ] as const) {
    bot.points += changeOfPoints(won ? 'won' : 'lost', bot.points, targetPoints(bot.hidden, spread));
    bot.rest--;
    bot.played++;
  }
}

/** Everybody queues until their matches are played; rounds stand for the passing of the season. */
function playSeason(seed: number): readonly Bot[] {
  const random = seedRandom(seed);
  const bots: Bot[] = Array.from({ length: BOTS }, (_, n) => ({
    playerId: String(n),
    skill: 1500 + SKILL_SPREAD * nextNormal(random),
    rest: Math.max(1, Math.round(MEDIAN_MATCHES * Math.exp(MATCHES_SPREAD * nextNormal(random)))),
    hidden: NEW_RATING,
    points: RANKED.startPoints,
    played: 0,
  }));
  for (let round = 0; round < 3_000; round++) {
    const waiting = bots.filter((bot) => bot.rest > 0);
    if (waiting.length < 2) break;
    const spread = spreadOf(
      bots.filter(({ hidden }) => hidden.deviation < SHOWN_POINTS.activeDeviation).map(({ hidden }) => hidden.rating),
    );
    const byId = new Map(waiting.map((bot) => [bot.playerId, bot]));
    const queue = waiting.map(({ playerId, hidden }) => ({
      playerId,
      rating: hidden.rating,
      since: -Math.floor(nextRandom(random) * 20_000),
    }));
    const pairs = pairQueue(queue, 0, () => []);
    for (const [a, b] of pairs) {
      const [one, other] = [byId.get(a.playerId), byId.get(b.playerId)];
      if (one && other) playMatch(random, one, other, Number.isNaN(spread) ? 0 : spread);
    }
  }
  return bots;
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
const orderOf = (some: readonly Bot[], value: (bot: Bot) => number): number =>
  rankCorrelation(
    some.map(({ skill }) => skill),
    some.map(value),
  );

describe('seasons of 2 000 players', () => {
  const seasons = [11, 12, 13].map(playSeason);
  const everybody = seasons.flat();

  it('are as simulated for the rules: skills 1500 ± 300, a median of 60 matches each', () => {
    for (const bots of seasons) {
      const skills = bots.map(({ skill }) => skill);
      expect(bots).toHaveLength(BOTS);
      expect(Math.abs(skills.reduce((sum, skill) => sum + skill, 0) / BOTS - 1500)).toBeLessThan(20);
      expect(Math.abs(spreadOf(skills) - SKILL_SPREAD)).toBeLessThan(15);
      expect(Math.abs(median(bots.map(({ played }) => played)) - MEDIAN_MATCHES)).toBeLessThan(5);
      expect(Math.min(...bots.map(({ points }) => points))).toBeGreaterThanOrEqual(RANKED.leastPoints);
    }
  });

  it('end with the shares of the ranks [L0110]', () => {
    const offIn = (bots: readonly Bot[], most: number): string[] => {
      const shareOf = (rank: RankName): number =>
        (100 * bots.filter(({ points }) => rankOf(points) === rank).length) / bots.length;
      return RANKS.filter(({ name }) => Math.abs(shareOf(name) - SHARES[name]) > most).map(
        ({ name }) => `${name}: ${shareOf(name).toFixed(1)} instead of ${SHARES[name]}`,
      );
    };
    expect(offIn(everybody, 2)).toEqual([]);
    // A share of a quarter of 2 000 players is known to a point.
    for (const bots of seasons) expect(offIn(bots, 3)).toEqual([]);
    expect(offIn(seasons[0] ?? [], 2)).toEqual([]);
  });

  it('end in the order of the skills', () => {
    for (const bots of seasons) {
      const settled = bots.filter(({ played }) => played >= SETTLED_MATCHES);
      expect(settled.length).toBeGreaterThan(BOTS / 2);
      expect(orderOf(settled, ({ points }) => points)).toBeGreaterThanOrEqual(0.95);
      expect(orderOf(bots, ({ hidden }) => hidden.rating)).toBeGreaterThanOrEqual(0.95);
    }
  });
});
