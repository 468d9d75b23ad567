import type { Caller } from '#features/account';
import type { Routes } from '#platform/http/call.ts';
import type { PromptsService } from './prompts.service.ts';

/** Custom prompts of the caller. */
export const createPromptsRoutes = (prompts: PromptsService) =>
  ({
    saveRoomSyllables: async ({ caller, body }) => ({
      success: true,
      count: await prompts.save(caller.playerId, body.syllables),
    }),
    roomSyllables: async ({ caller }) => ({ syllables: await prompts.read(caller.playerId) }),
  }) satisfies Routes<Caller, 'saveRoomSyllables' | 'roomSyllables'>;
