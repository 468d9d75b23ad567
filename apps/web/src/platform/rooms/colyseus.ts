import { Client, MatchMakeError, type Room, ServerError } from '@colyseus/sdk';
import { PROTOCOL, PROTOCOL_PARAMETER } from '@syllaboom/contracts';

/** The one file that touches the room library; it is loaded lazily (see rooms.ts). */
export type SdkRoom = Room<unknown, unknown>;

/**
 * The addresses are taken as they are: inside the chat platform the library would send everything through a path of its own,
 * while one mapping of the root leads to the server. Each names the window, so that a room knows which one of a player's
 * windows sat on a seat last, and how this client speaks.
 */
export const createSdkClient = (endpoint: string, tab: string): Client =>
  new Client(endpoint, {
    urlBuilder: (url) => {
      url.searchParams.set('tab', tab);
      url.searchParams.set(PROTOCOL_PARAMETER, String(PROTOCOL));
      return url.href;
    },
  });
export type SdkClient = Client;

/** Code and text of a refusal before the socket; null for anything else (no network, a bug). */
export const readSdkRefusal = (cause: unknown): { code: number; message: string } | null =>
  cause instanceof MatchMakeError || cause instanceof ServerError ? { code: cause.code, message: cause.message } : null;
