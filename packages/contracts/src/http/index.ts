import * as auth from './auth.ts';
import * as play from './play.ts';
import * as room from './room.ts';
import * as trivia from './trivia.ts';

/** Every HTTP endpoint: the server must have a handler for each, the OpenAPI document is made from it. */
export const ENDPOINTS = {
  register: auth.register,
  byLogin: auth.byLogin,
  guest: auth.guest,
  signOut: auth.signOut,
  me: auth.me,
  getPreferences: play.getPreferences,
  updatePreferences: play.updatePreferences,
  reconnection: play.reconnection,
  wordExists: play.wordExists,
  searchWords: play.searchWords,
  wordLanguages: play.wordLanguages,
  matchDetail: play.matchDetail,
  matchReplay: room.matchReplay,
  categoryList: room.categoryList,
  wordSearch: room.wordSearch,
  wordSearchInCategory: room.wordSearchInCategory,
  wordMeaning: room.wordMeaning,
  searchPlayers: room.searchPlayers,
  searchPlayersOfExp: room.searchPlayersOfExp,
  saveRoomSyllables: room.saveRoomSyllables,
  roomSyllables: room.roomSyllables,
  syllableBookmarks: room.syllableBookmarks,
  addSyllableBookmark: room.addSyllableBookmark,
  removeSyllableBookmark: room.removeSyllableBookmark,
  clearSyllableBookmarks: room.clearSyllableBookmarks,
  scenarioLeaderboard: room.scenarioLeaderboard,
  proposeTrivia: trivia.proposeTrivia,
  pendingTrivia: trivia.pendingTrivia,
  reviewTrivia: trivia.reviewTrivia,
} as const;
export type EndpointName = keyof typeof ENDPOINTS;
export { DeviceKey, SessionReply, SessionUser } from './auth.ts';
export * from './endpoint.ts';
export { CUSTOM_PROMPTS_LENGTH, PlayerHit } from './room.ts';
export { PendingTrivia, TriviaProposal } from './trivia.ts';
export { DEFAULT_PREFERENCES, PlayerMatchStats, Preferences } from './play.ts';
