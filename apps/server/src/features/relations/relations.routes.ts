import type { FeatureRoutes } from '#manifest/feature.ts';
import type { RelationService } from './relations.service.ts';

/** Blocking and muting players. */
export const createRelationRoutes = (relations: RelationService) =>
  ({
    relationLists: async ({ caller }) => ({ players: await relations.list(caller.playerId) }),
    setRelation: async ({ caller, body }) => {
      await relations.set(caller.playerId, body);
      return { success: true };
    },
  }) satisfies FeatureRoutes;
