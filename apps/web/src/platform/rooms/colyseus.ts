import { Client, MatchMakeError, type Room, ServerError } from '@colyseus/sdk';

/** The one file that touches the room library; it is loaded lazily (see rooms.ts). */
export type SdkRoom = Room<unknown, unknown>;
export const createSdkClient = (endpoint: string): Client => new Client(endpoint);
export type SdkClient = Client;

/** Code and text of a refusal before the socket; null for anything else (no network, a bug). */
export const readSdkRefusal = (cause: unknown): { code: number; message: string } | null =>
  cause instanceof MatchMakeError || cause instanceof ServerError ? { code: cause.code, message: cause.message } : null;
