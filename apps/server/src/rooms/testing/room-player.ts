import {
  type ClientMessages,
  type CreateRoomOptions,
  DRAFT_MESSAGE,
  type DraftRelay,
  GAME_ROOM,
  type GameRoomState,
  type ServerMessages,
} from '@syllaboom/contracts';
import { connectSdk, type SdkRoom } from '#platform/rooms/testing/sdk-client.ts';

const WAIT_MS = 20_000;
const POLL_MS = 5;

/** Waits until something is so; fails with what was waited for. */
export async function until<Value>(
  what: string,
  read: () => Value | undefined | null | false,
  waitMs = WAIT_MS,
): Promise<Value> {
  const end = performance.now() + waitMs;
  for (;;) {
    const seen = read();
    if (seen !== undefined && seen !== null && seen !== false) return seen;
    if (performance.now() > end) throw new Error(`waited in vain: ${what}`);
    await pause(POLL_MS);
  }
}

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export interface Received {
  readonly type: string | number;
  readonly payload: unknown;
}
export interface Closed {
  readonly code: number;
  readonly reason: string;
}

export const tokenOf = (playerId: string): string => `player:${playerId}`;

const everybody = new Set<RoomPlayer>();

/** Sends away whoever a test has left behind, so that its accounts are free for the next one. */
export async function leaveEverybody(): Promise<void> {
  await Promise.all([...everybody].map((player) => Promise.race([player.leave(), pause(500)])));
  everybody.clear();
}

/** One real client in a room: it remembers everything that it is told. */
export class RoomPlayer {
  readonly received: Received[] = [];
  closed: Closed | null = null;
  dropped: Closed | null = null;
  readonly room: SdkRoom;

  constructor(room: SdkRoom) {
    this.room = room;
    everybody.add(this);
    Object.assign(room.reconnection, { minUptime: 0, maxRetries: 0, maxEnqueuedMessages: 0 });
    room.onMessage('*', (type: string | number, payload: unknown) => void this.received.push({ type, payload }));
    room.onLeave((code, reason) => {
      this.closed ??= { code, reason: reason ?? '' };
    });
    room.onDrop((code, reason) => {
      this.dropped ??= { code, reason: reason ?? '' };
    });
    room.onError(() => undefined);
  }

  get state(): GameRoomState {
    return this.room.state as GameRoomState;
  }
  get id(): string {
    return this.room.sessionId;
  }
  get roomId(): string {
    return this.room.roomId;
  }
  /** The own token on the table. */
  get self() {
    return this.state.players.get(this.id);
  }

  send<Name extends keyof ClientMessages>(name: Name, payload?: ClientMessages[Name]): void {
    this.room.send(name, payload);
  }
  sendRaw(type: string | number, payload?: unknown): void {
    this.room.send(type, payload);
  }
  draft(delta: DraftRelay['d']): void {
    this.room.send(DRAFT_MESSAGE, delta);
  }
  submit(word: string): void {
    this.send('submit', { word });
  }

  /** Everything of one kind that came so far. */
  all<Name extends keyof ServerMessages>(name: Name): ServerMessages[Name][] {
    return this.received.filter(({ type }) => type === name).map(({ payload }) => payload as ServerMessages[Name]);
  }
  last<Name extends keyof ServerMessages>(name: Name): ServerMessages[Name] | undefined {
    return this.all(name).at(-1);
  }
  drafts(): DraftRelay[] {
    return this.received.filter(({ type }) => type === DRAFT_MESSAGE).map(({ payload }) => payload as DraftRelay);
  }
  refusals(): string[] {
    return this.all('refused').map(({ code }) => code);
  }

  /** Waits for a message of a kind, counted from now (or from the beginning with `any`). */
  async next<Name extends keyof ServerMessages>(
    name: Name,
    fits: (payload: ServerMessages[Name]) => boolean = () => true,
    from = this.received.length,
  ): Promise<ServerMessages[Name]> {
    return until(`message ${name}`, () => {
      const found = this.received
        .slice(from)
        .find(({ type, payload }) => type === name && fits(payload as ServerMessages[Name]));
      return found?.payload as ServerMessages[Name] | undefined;
    });
  }
  any<Name extends keyof ServerMessages>(name: Name, fits?: (payload: ServerMessages[Name]) => boolean) {
    return this.next(name, fits, 0);
  }

  /** Breaks the connection without a goodbye, as a lost network does. */
  cutOff(): void {
    const { transport } = this.room.connection as unknown as {
      transport: { ws: { terminate?: () => void; close(): void } };
    };
    if (transport.ws.terminate) transport.ws.terminate();
    else transport.ws.close();
  }
  async leave(): Promise<void> {
    if (!this.closed) await this.room.leave(true);
  }
}

/** A refusal of a seat request, or of the socket during the join. */
export interface Refusal {
  readonly code: number;
  readonly message: string;
}

/** Catches a refused join. */
export async function refusalOf(joining: Promise<unknown>): Promise<Refusal> {
  try {
    await joining;
  } catch (cause) {
    const { code, message } = cause as Refusal;
    return { code, message };
  }
  throw new Error('the seat was given');
}

export const createGame = async (
  url: string,
  playerId: string,
  options: Omit<CreateRoomOptions, 'wbPlayer'> = {},
): Promise<RoomPlayer> =>
  new RoomPlayer(await connectSdk(url).create(GAME_ROOM, { wbPlayer: tokenOf(playerId), ...options }));

export const joinGame = async (
  url: string,
  roomId: string,
  playerId: string,
  options: object = {},
): Promise<RoomPlayer> =>
  new RoomPlayer(await connectSdk(url).joinById(roomId, { wbPlayer: tokenOf(playerId), ...options }));

/** Takes a seat again by its reconnection token. */
export async function resumeGame(url: string, token: string, accessToken?: string): Promise<RoomPlayer> {
  const client = connectSdk(url);
  if (accessToken) client.auth.token = accessToken;
  return new RoomPlayer(await client.reconnect(token));
}
