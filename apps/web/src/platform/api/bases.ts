import type { EndpointName } from '@syllaboom/contracts';

/** The services of the product; one server may serve all, each has a base of its own [S0138 S0139 L0223]. */
export type Service = 'game' | 'player' | 'social' | 'dictionary';

export const SERVICE_OF: Record<EndpointName, Service> = {
  register: 'game',
  byLogin: 'game',
  guest: 'game',
  signOut: 'game',
  me: 'game',
  getPreferences: 'game',
  updatePreferences: 'game',
  reconnection: 'game',
  wordExists: 'dictionary',
  searchWords: 'dictionary',
  wordLanguages: 'dictionary',
  matchDetail: 'game',
  matchReplay: 'game',
  categoryList: 'dictionary',
  wordSearch: 'dictionary',
  wordSearchInCategory: 'dictionary',
  wordMeaning: 'dictionary',
  searchPlayers: 'social',
  searchPlayersOfExp: 'social',
  saveRoomSyllables: 'player',
  roomSyllables: 'player',
  syllableBookmarks: 'player',
  addSyllableBookmark: 'player',
  removeSyllableBookmark: 'player',
  clearSyllableBookmarks: 'player',
  scenarioLeaderboard: 'game',
  proposeTrivia: 'game',
  pendingTrivia: 'game',
  reviewTrivia: 'game',
};

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
