import {
  type ClientMessages,
  type CreateRoomOptions,
  GAME_ROOM,
  type GameRoomState,
  type JoinRoomOptions,
  LOBBY_ROOM,
  type LOBBY_CLIENT_MESSAGES,
  type LobbyServerMessages,
  type ServerMessages,
} from '@syllaboom/contracts';
import type { GameLanguage } from '@syllaboom/engine';
import type { z } from 'zod/mini';
import { sessionPort } from '../session-port.ts';
import type { SdkClient, SdkRoom } from './colyseus.ts';
import { isFinalFailure, JoinError, type JoinFailure, readJoinFailure, readTakenSeat } from './join-error.ts';
import { linkRoom, type RoomLink } from './room-link.ts';
import { noteOutdated } from '../update/update.ts';

export type LobbyClientMessages = {
  [Name in keyof typeof LOBBY_CLIENT_MESSAGES]: z.infer<(typeof LOBBY_CLIENT_MESSAGES)[Name]>;
};
export type GameLink = RoomLink<ServerMessages, ClientMessages, GameRoomState>;
export type LobbyLink = RoomLink<LobbyServerMessages, LobbyClientMessages, unknown>;

/** Matchmaking tries again this often, each time 300 ms later than the time before. */
const MATCHMAKING_RETRIES = 5;
const MATCHMAKING_DELAY_MS = 300;
/** Pause before a join by id, so that a room just made is known everywhere. */
const JOIN_BY_ID_DELAY_MS = 600;

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

let loading: Promise<typeof import('./colyseus.ts')> | null = null;
/** Fetches the room library ahead of its first use. */
export const preloadRooms = (): Promise<typeof import('./colyseus.ts')> => {
  loading ??= import('./colyseus.ts').catch((cause: unknown) => {
    loading = null;
    throw cause;
  });
  return loading;
};

/** The rooms live where the game service lives, one level above /api. */
export const endpoint = (): string => {
  const base = (import.meta.env.VITE_ROOMS_BASE as string | undefined) ?? './';
  return new URL(base, document.baseURI).href.replace(/\/$/, '');
};

/** Names this window to the rooms, as long as it lives: which one of a player's windows sat on a seat last. */
export const TAB = Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');

type Attempt = (client: SdkClient, token: string | null) => Promise<SdkRoom>;

export interface SeekOptions {
  readonly attempt: (token: string | null) => Promise<SdkRoom>;
  readonly readFailure: (cause: unknown) => JoinFailure;
  readonly wait?: (ms: number) => Promise<void>;
  /** 0 for who decides by themselves what follows a failure. */
  readonly retries?: number;
}

/** Asks for a seat: up to five more tries with growing delay; an invalid token is renewed once, then asked again. */
export async function seekSeat({
  attempt,
  readFailure,
  wait: pause = wait,
  retries = MATCHMAKING_RETRIES,
}: SeekOptions): Promise<SdkRoom> {
  let renewed = false;
  for (let failed = 0; ; ) {
    try {
      return await attempt(sessionPort().token());
    } catch (cause) {
      const failure = readFailure(cause);
      const message = cause instanceof Error ? cause.message : failure;
      if (failure === 'invalid' && !renewed) {
        renewed = true;
        if (await sessionPort().renew()) continue;
      }
      if (failure === 'banned') sessionPort().check();
      if (failure === 'outdated') noteOutdated();
      if (isFinalFailure(failure) || failed >= retries) throw new JoinError(failure, message);
      failed += 1;
      await pause(MATCHMAKING_DELAY_MS * failed);
    }
  }
}

interface EnterOptions {
  readonly retries?: number;
  /** Whether a seat that another window of the player has is taken over; else it is a failure, `elsewhere`. */
  readonly takesOver?: boolean;
}

const enter = async (attempt: Attempt, { retries, takesOver = true }: EnterOptions = {}): Promise<SdkRoom> => {
  const sdk = await preloadRooms().catch(() => {
    throw new JoinError('network');
  });
  const client = sdk.createSdkClient(endpoint(), TAB);
  return seekSeat({
    attempt: (token) =>
      attempt(client, token).catch((cause: unknown) => {
        const taken = readTakenSeat(sdk.readSdkRefusal(cause));
        if (taken === null) throw cause;
        if (!takesOver) throw new JoinError('elsewhere');
        return client.reconnect(taken);
      }),
    readFailure: (cause) => (cause instanceof JoinError ? cause.failure : readJoinFailure(sdk.readSdkRefusal(cause))),
    ...(retries === undefined ? {} : { retries }),
  });
};
const withToken = <Options extends object>(options: Options, token: string | null) =>
  token ? { ...options, wbPlayer: token } : options;

/** Makes a room and enters it as its host. Throws JoinError. */
export const createRoom = async (options: Omit<CreateRoomOptions, 'wbPlayer'>): Promise<GameLink> =>
  linkRoom(await enter((client, token) => client.create(GAME_ROOM, withToken(options, token))));

/** Enters a room by its id. Throws JoinError. */
export const joinRoom = async (roomId: string, options: Omit<JoinRoomOptions, 'wbPlayer'> = {}): Promise<GameLink> => {
  await wait(JOIN_BY_ID_DELAY_MS);
  return linkRoom(await enter((client, token) => client.joinById(roomId, withToken(options, token))));
};

/** Takes a waiting seat again by its reconnection token. Throws JoinError. */
export const resumeRoom = async (token: string): Promise<GameLink> =>
  linkRoom(await enter((client) => client.reconnect(token)));

/** Asks once for the own seat: the answer says what became of the room. Throws JoinError. */
export const askForSeat = async (token: string): Promise<GameLink> =>
  linkRoom(await enter((client) => client.reconnect(token), { retries: 0 }));

/**
 * Asks once for a seat at the table of a ticket; whoever comes first opens it again. A seat that another window of the player
 * has there stays where it is, unless this one `takesOver`. Throws JoinError.
 */
export const takeTable = async (
  ticket: string,
  options: { spectate: boolean; locale?: GameLanguage },
  takesOver = false,
): Promise<GameLink> =>
  linkRoom(
    await enter((client, token) => client.create(GAME_ROOM, withToken({ ticket, ...options }, token)), {
      retries: 0,
      takesOver,
    }),
  );

/** Enters the lobby room with the live room list. Throws JoinError. */
export const joinLobby = async (): Promise<LobbyLink> =>
  linkRoom(await enter((client, token) => client.joinById(LOBBY_ROOM, withToken({}, token))));
