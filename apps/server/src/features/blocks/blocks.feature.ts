import type { Feature } from '#manifest/feature.ts';
import { blocksPersonalData } from './personal-data.repository.ts';
import { createBlockRoutes } from './blocks.routes.ts';
import type { BlockService } from './blocks.service.ts';

/** Blocking and muting. */
export const blocksFeature = (blocks: BlockService) =>
  ({
    routes: createBlockRoutes(blocks),
    personalData: blocksPersonalData,
    playerTables: ['player_relation'],
  }) satisfies Feature;
