export { addAuditEntry } from './staff/audit.repository.ts';
export { guardTarget } from './sanctions/guard-target.ts';
export { namePlayers } from './name-players.ts';
export { describeBan } from './sanctions/describe-ban.ts';
export type { ModerationDeps } from './moderation.deps.ts';
export { moderationFeature } from './moderation.feature.ts';
export { createModerationService, type ModerationService, type StaffNotice } from './moderation.service.ts';
export type { ModerationPorts, RoomChatLine } from './ports.ts';
export { carryOutRemovals, type RemovalDeps } from './removals.ts';
