export { createInstanceReader, type ReadInstanceUsers } from './activity-instances.ts';
export { createDiscordApi, type DiscordApi } from './discord-api.ts';
export type { DiscordTrouble } from './discord-outcome.ts';
export type { DiscordEntitlement, DiscordTokens } from './discord-shapes.ts';
export { createDiscordSignatures, type DiscordSignatures } from './signature.ts';
