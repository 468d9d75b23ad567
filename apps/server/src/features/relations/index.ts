export { createRelationRoutes } from './relations.routes.ts';
export { createRelationService, type Hidden, type RelationService } from './relations.service.ts';
