import type { FeatureRoutes } from '#manifest/feature.ts';
import { choosePerk } from './choose-perk.ts';
import { rankedHistory, ownRank } from './matches/ranked-history.ts';
import type { RankedDeps } from './ranked.deps.ts';

/** The caller's ranked matches, rank and perk. */
export const createRankedRoutes = (deps: RankedDeps) =>
  ({
    rankedHistory: async ({ caller }) => ({ histories: await rankedHistory(deps, caller.playerId) }),
    ownRank: ({ caller }) => ownRank(deps, caller.playerId),
    choosePerk: async ({ caller, body }) => {
      await choosePerk(deps, caller.playerId, body.perk);
      return { success: true };
    },
  }) satisfies FeatureRoutes;
