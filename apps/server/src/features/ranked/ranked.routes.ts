import type { FeatureRoutes } from '#manifest/feature.ts';
import { choosePerk } from './choose-perk.ts';
import { rankedHistory, rankedStanding } from './matches/ranked-history.ts';
import type { RankedDeps } from './ranked.deps.ts';

/** The caller's ranked matches, standing and perk. */
export const createRankedRoutes = (deps: RankedDeps) =>
  ({
    rankedHistory: async ({ caller }) => ({ histories: await rankedHistory(deps, caller.playerId) }),
    rankedStanding: ({ caller }) => rankedStanding(deps, caller.playerId),
    choosePerk: async ({ caller, body }) => {
      await choosePerk(deps, caller.playerId, body.perk);
      return { success: true };
    },
  }) satisfies FeatureRoutes;
