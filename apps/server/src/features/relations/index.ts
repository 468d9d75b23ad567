export { readLeftOut } from './left-out.ts';
export { createRelationRoutes } from './relations.routes.ts';
export { createRelationService, type RelationService } from './relations.service.ts';
export { relationsPersonalData } from './personal-data.repository.ts';
