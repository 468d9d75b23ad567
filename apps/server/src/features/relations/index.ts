export { readLeftOut } from './left-out.ts';
export { relationsFeature } from './relations.feature.ts';
export { createRelationService, type RelationService } from './relations.service.ts';
