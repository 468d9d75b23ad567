import type { FeatureRoutes } from '#manifest/feature.ts';
import type { RankedService } from './ranked.service.ts';

/** The caller's ranked matches, standing and perk. */
export const createRankedRoutes = (ranked: RankedService) =>
  ({
    rankedHistory: async ({ caller }) => ({ histories: await ranked.history(caller.playerId) }),
    rankedStanding: ({ caller }) => ranked.standing(caller.playerId),
    choosePerk: async ({ caller, body }) => {
      await ranked.choosePerk(caller.playerId, body.perk);
      return { success: true };
    },
  }) satisfies FeatureRoutes;
