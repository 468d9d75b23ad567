import type { FeatureRoutes } from '#manifest/feature.ts';
import type { PromptsService } from './prompts.service.ts';

/** Custom prompts of the caller. */
export const createPromptsRoutes = (prompts: PromptsService) =>
  ({
    saveRoomSyllables: async ({ caller, body }) => ({
      success: true,
      count: await prompts.save(caller.playerId, body.syllables),
    }),
    roomSyllables: async ({ caller }) => ({ syllables: await prompts.read(caller.playerId) }),
  }) satisfies FeatureRoutes;
