/**
 * The door to the rooms library: nothing outside this folder imports @colyseus/*. It offers only what is used, so that
 * a new version of the library is judged in one place.
 */
export {
  type AuthContext,
  type Client,
  ClientState,
  createAuthContext,
  getMessageBytes,
  LocalPresence,
  matchMaker,
  Protocol,
  Room,
  SchemaSerializer,
  ServerError,
} from '@colyseus/core';
export { type Schema, schema, t } from '@colyseus/schema';
