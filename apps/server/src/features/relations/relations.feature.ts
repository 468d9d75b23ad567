import type { Feature } from '#manifest/feature.ts';
import { relationsPersonalData } from './personal-data.repository.ts';
import { createRelationRoutes } from './relations.routes.ts';
import type { RelationService } from './relations.service.ts';

/** Blocking and muting. */
export const relationsFeature = (relations: RelationService) =>
  ({
    routes: createRelationRoutes(relations),
    personalData: relationsPersonalData,
    playerTables: ['player_relation'],
  }) satisfies Feature;
