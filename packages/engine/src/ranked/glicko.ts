import { GLICKO } from '../balance/ranked/ranked.ts';

/** A hidden rating as Glicko-2 knows it, on the scale of Glicko (1500 ± 350). */
export interface HiddenRating {
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
}

/** One match against somebody: 1 won, 0 lost, 0.5 undecided. */
export interface RatedMatch {
  readonly opponent: HiddenRating;
  readonly score: 0 | 0.5 | 1;
}

export const NEW_RATING: HiddenRating = {
  rating: GLICKO.rating,
  deviation: GLICKO.deviation,
  volatility: GLICKO.volatility,
};

/** Glicko points per step of the inner scale. */
const SCALE = 173.7178;
const CONVERGED = 1e-6;

const weightOf = (phi: number): number => 1 / Math.sqrt(1 + (3 * phi * phi) / Math.PI ** 2);
const expectedScore = (mu: number, opponentMu: number, weight: number): number =>
  1 / (1 + Math.exp(-weight * (mu - opponentMu)));

/**
 * The rating after a period with these matches (Glickman, "Example of the Glicko-2 system"); without any, only the
 * uncertainty grows.
 */
export function updateRating(
  own: HiddenRating,
  matches: readonly RatedMatch[],
  tau: number = GLICKO.tau,
): HiddenRating {
  const mu = (own.rating - GLICKO.rating) / SCALE;
  const phi = own.deviation / SCALE;
  if (matches.length === 0) return { ...own, deviation: capped(Math.hypot(phi, own.volatility) * SCALE) };
  let information = 0;
  let surprise = 0;
  for (const { opponent, score } of matches) {
    const opponentMu = (opponent.rating - GLICKO.rating) / SCALE;
    const weight = weightOf(opponent.deviation / SCALE);
    const expected = expectedScore(mu, opponentMu, weight);
    information += weight * weight * expected * (1 - expected);
    surprise += weight * (score - expected);
  }
  const variance = 1 / information;
  const volatility = updateVolatility(own.volatility, { phi, variance, delta: variance * surprise, tau });
  const before = Math.hypot(phi, volatility);
  const after = 1 / Math.sqrt(1 / (before * before) + 1 / variance);
  return {
    rating: (mu + after * after * surprise) * SCALE + GLICKO.rating,
    deviation: capped(after * SCALE),
    volatility,
  };
}

const capped = (deviation: number): number => Math.min(deviation, GLICKO.mostDeviation);

/** Step 5 of the paper: the new volatility, by the Illinois algorithm. */
function updateVolatility(
  volatility: number,
  { phi, variance, delta, tau }: { phi: number; variance: number; delta: number; tau: number },
): number {
  const a = Math.log(volatility * volatility);
  const f = (x: number): number => {
    const e = Math.exp(x);
    const spread = phi * phi + variance + e;
    return (e * (delta * delta - spread)) / (2 * spread * spread) - (x - a) / (tau * tau);
  };
  let low = a;
  let high: number;
  if (delta * delta > phi * phi + variance) high = Math.log(delta * delta - phi * phi - variance);
  else {
    let k = 1;
    while (f(a - k * tau) < 0) k++;
    high = a - k * tau;
  }
  let [atLow, atHigh] = [f(low), f(high)];
  while (Math.abs(high - low) > CONVERGED) {
    const next = low + ((low - high) * atLow) / (atHigh - atLow);
    const atNext = f(next);
    if (atNext * atHigh <= 0) [low, atLow] = [high, atHigh];
    else atLow /= 2;
    [high, atHigh] = [next, atNext];
  }
  return Math.exp(low / 2);
}
