export { addAuditEntry } from './audit.repository.ts';
export { describeBan } from './describe-ban.ts';
export { createModerationRoutes, createRemovalRoutes } from './moderation.routes.ts';
export { createModerationService, type ModerationService } from './moderation.service.ts';
export type { RoomChatLine } from './ports.ts';
export { carryOutRemovals, type RemovalDeps } from './removals.ts';
export { type RoomOrder, RoomOrders } from './room-orders.ts';
export { moderationPersonalData } from './personal-data.repository.ts';
