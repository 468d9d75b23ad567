export { type CommunityMember, createDiscordApi, type DiscordApi, type DiscordCode } from './discord-api.ts';
export type { DiscordOutcome, DiscordTrouble } from './discord-outcome.ts';
export type { DiscordEntitlement, DiscordInstance, DiscordTokens, DiscordUser } from './discord-shapes.ts';
export { createDiscordSignatures, type DiscordSignatures } from './signature.ts';
export { createInstanceReader, type ReadInstanceUsers } from './activity-instances.ts';
