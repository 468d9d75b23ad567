import * as auth from './auth.ts';
import * as play from './play.ts';

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
} as const;
export type EndpointName = keyof typeof ENDPOINTS;
export { DeviceKey, SessionReply, SessionUser } from './auth.ts';
export * from './endpoint.ts';
export { DEFAULT_PREFERENCES, PlayerMatchStats, Preferences } from './play.ts';
