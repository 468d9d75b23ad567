import type { FeatureRoutes } from '#manifest/feature.ts';
import type { BlockService } from './blocks.service.ts';

/** Blocking and muting players. */
export const createBlockRoutes = (blocks: BlockService) =>
  ({
    blockList: async ({ caller }) => ({ players: await blocks.list(caller.playerId) }),
    setBlock: async ({ caller, body }) => {
      await blocks.set(caller.playerId, body);
      return { success: true };
    },
  }) satisfies FeatureRoutes;
