import type { Service } from '@syllaboom/contracts';

/** Bases of the services: relative to the page unless the build names others. */
export const readBases = (env: Record<string, string | undefined>): Record<Service, string> => {
  const game = env.VITE_GAME_BASE ?? './api';
  return {
    game,
    player: env.VITE_PLAYER_BASE ?? game,
    social: env.VITE_SOCIAL_BASE ?? game,
    dictionary: env.VITE_DICTIONARY_BASE ?? game,
  };
};
