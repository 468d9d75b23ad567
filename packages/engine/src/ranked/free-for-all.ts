import { FREE_FOR_ALL, SHOWN_FREE_FOR_ALL } from '../balance/ranked/ranked.ts';
import { modeTraits } from '../catalogue/mode-traits.ts';
import { findScenario } from '../catalogue/scenarios.ts';
import type { MatchRules } from '../match/state/match-setup.ts';

/** Whether the ratings of free-for-all rooms count such matches: everybody plays for themselves (rules section 9). */
export const isRatedForAll = ({ mode, scenario, ranked }: Pick<MatchRules, 'mode' | 'scenario' | 'ranked'>): boolean =>
  !ranked && modeTraits(mode).isRated && findScenario(scenario)?.metric !== 'coverage';

/** What is believed of a player's skill in free-for-all rooms. */
export interface FreeForAllRating {
  readonly mu: number;
  readonly sigma: number;
}
export const NEW_FREE_FOR_ALL: FreeForAllRating = { mu: FREE_FOR_ALL.mu, sigma: FREE_FOR_ALL.sigma };

/** Players who share a place, as one. */
interface Side {
  readonly players: readonly FreeForAllRating[];
  readonly place: number;
  readonly mu: number;
  readonly variance: number;
}

function sideOf(players: readonly FreeForAllRating[], place: number, tau: number): Side {
  const grown = players.map(({ mu, sigma }) => ({ mu, sigma: Math.hypot(sigma, tau) }));
  return {
    players: grown,
    place,
    mu: grown.reduce((sum, { mu }) => sum + mu, 0),
    variance: grown.reduce((sum, { sigma }) => sum + sigma ** 2, 0),
  };
}

/**
 * Ratings after a match between sides of one or more players: Plackett–Luce as in Weng and Lin, "A Bayesian approximation
 * method for online ranking" (JMLR 12, 2011), algorithm 4. Equal places are ties. `tau` is what uncertainty grows by first.
 */
export function rateSides(
  sides: readonly (readonly FreeForAllRating[])[],
  places: readonly number[],
  tau: number = FREE_FOR_ALL.tau,
): FreeForAllRating[][] {
  const all = sides.map((players, i) => sideOf(players, places[i] ?? 0, tau));
  const spread = Math.sqrt(all.reduce((sum, { variance }) => sum + variance + FREE_FOR_ALL.beta ** 2, 0));
  const weight = ({ mu }: Side): number => Math.exp(mu / spread);
  // Of each side: how much it weighs together with those that it left behind, and how many came in with it.
  const fields = all.map((side) => ({
    side,
    weight: all.reduce((sum, other) => sum + (other.place >= side.place ? weight(other) : 0), 0),
    tied: all.filter(({ place }) => place === side.place).length,
  }));
  return all.map((side) => {
    let pull = 0;
    let certainty = 0;
    for (const field of fields) {
      if (field.side.place > side.place) continue;
      const chance = weight(side) / field.weight;
      pull += ((field.side === side ? 1 : 0) - chance) / field.tied;
      certainty += (chance * (1 - chance)) / field.tied;
    }
    // Whoever is uncertain learns more from a match.
    const learned = (certainty / spread ** 2) * (Math.sqrt(side.variance) / spread);
    return side.players.map(({ mu, sigma }) => ({
      mu: mu + (sigma ** 2 * pull) / spread,
      sigma: sigma * Math.sqrt(Math.max(1 - sigma ** 2 * learned, FREE_FOR_ALL.leastPart)),
    }));
  });
}

/** Ratings after a match of everybody for themselves; places from 1, equal ones are ties. Alone nothing changes. */
export function rateFreeForAll(players: readonly FreeForAllRating[], places: readonly number[]): FreeForAllRating[] {
  if (players.length < 2) return [...players];
  return rateSides(
    players.map((player) => [player]),
    places,
  ).flat();
}

/** The rating as a number that people see: a new player's is 1000, and doubt counts against it. */
export const shownFreeForAll = ({ mu, sigma }: FreeForAllRating): number => {
  const { start, perStep, doubt, least } = SHOWN_FREE_FOR_ALL;
  return Math.max(least, Math.round(start + perStep * (mu - doubt * sigma)));
};
