import { closeName } from '@syllaboom/contracts';
import { isOffline } from '../network.ts';
import { sessionPort } from '../session-port.ts';
import type { SdkRoom } from './colyseus.ts';
import { type RoomClose, readRoomClose } from './room-close.ts';

/** Unexpected disconnects try this often, this far apart. */
export const RECONNECT_ATTEMPTS = 10;
export const RECONNECT_DELAY_MS = 750;

/** The code of a line that broke. */
const BROKEN = 1006;

type Off = () => void;
type Numbered = { readonly [type: number]: unknown };

/** A joined room, typed by its contracts. Listeners return their remover. */
export interface RoomLink<Server, Client, State> {
  readonly roomId: string;
  readonly sessionId: string;
  /** The reconnection token of this moment; it changes with every reconnection. */
  token(): string;
  /** The decoded state: mutable and owned by the library. Copy what you render. */
  state(): State;
  /** Called after the first state and after every patch. */
  onState(listener: (state: State) => void): Off;
  on<Name extends keyof Server & string>(name: Name, listener: (payload: Server[Name]) => void): Off;
  /** Messages under a number (drafts). */
  onNumber<Payload = unknown>(type: keyof Numbered, listener: (payload: Payload) => void): Off;
  send<Name extends keyof Client & string>(
    name: Name,
    ...payload: undefined extends Client[Name] ? [payload?: Client[Name]] : [payload: Client[Name]]
  ): void;
  sendNumber(type: number, payload: unknown): void;
  /** The connection broke, or a try to come back failed. With `restart` the server says that it goes down. */
  onDrop(listener: (restart: boolean) => void): Off;
  /** The connection is back, on the same seat. */
  onBack(listener: () => void): Off;
  /** The stay ended for good. */
  onClose(listener: (close: RoomClose) => void): Off;
  /** Round trip in ms. */
  ping(): Promise<number>;
  /** A try is under way, and may have been answered already: asking for the seat by another way would meet it. */
  isDialling(): boolean;
  leave(): Promise<void>;
  /** Gives the line up: nothing more is tried on it, and nothing more is heard of it. */
  release(): void;
}

interface Signal<Listener> {
  (listener: Listener): unknown;
  remove(listener: Listener): void;
}
const listen = <Listener>(signal: Signal<Listener>, listener: Listener): Off => {
  signal(listener);
  return () => signal.remove(listener);
};

/** A try without a network cannot succeed: it is not made, and does not count. The library comes back to it after its pause. */
function spareTriesOffline(room: SdkRoom): void {
  const { connection, reconnection } = room;
  const dial = connection.reconnect.bind(connection);
  connection.reconnect = (where) => {
    if (!isOffline()) return dial(where);
    reconnection.retryCount -= 1;
    room.onDrop.invoke(BROKEN, '');
    throw new Error('offline');
  };
}

/** The library's transport knows its socket, but has no name for it. */
function isUnderWay(room: SdkRoom): boolean {
  const { ws } = room.connection.transport as unknown as { readonly ws?: WebSocket };
  return ws?.readyState === WebSocket.CONNECTING || ws?.readyState === WebSocket.OPEN;
}

/** Wraps a library room: our retry rules, typed messages, close reasons. */
export function linkRoom<Server, Client, State>(room: SdkRoom): RoomLink<Server, Client, State> {
  Object.assign(room.reconnection, {
    maxRetries: RECONNECT_ATTEMPTS,
    delay: RECONNECT_DELAY_MS,
    minDelay: RECONNECT_DELAY_MS,
    maxDelay: RECONNECT_DELAY_MS,
    backoff: () => RECONNECT_DELAY_MS,
    minUptime: 0,
    // What was typed while offline is stale when the connection is back.
    maxEnqueuedMessages: 0,
  });
  // The library warns about messages without a listener; screens come and go, so silence is right.
  room.onMessage('*', () => undefined);
  spareTriesOffline(room);
  return {
    roomId: room.roomId,
    sessionId: room.sessionId,
    token: () => room.reconnectionToken,
    state: () => (room as unknown as { state: State }).state,
    onState: (listener) => listen(room.onStateChange as unknown as Signal<(state: State) => void>, listener),
    on: (name, listener) => room.onMessage(name, listener),
    onNumber: (type, listener) => room.onMessage(type, listener),
    send: (name, ...payload) => room.send(name, payload[0]),
    sendNumber: (type, payload) => room.send(type, payload),
    onDrop: (listener) =>
      listen(room.onDrop, (code: number, reason?: string) => listener(closeName(code, reason) === 'restart')),
    onBack: (listener) => listen(room.onReconnect, listener),
    onClose: (listener) =>
      listen(room.onLeave, (code: number, reason?: string) => {
        const close = readRoomClose(code, reason);
        // Banned from this room, or from the game: the server knows which.
        if (close.kind === 'banned') sessionPort().check();
        listener(close);
      }),
    ping: () => new Promise((resolve) => room.ping(resolve)),
    isDialling: () => room.reconnection.isReconnecting && isUnderWay(room),
    leave: async () => {
      await room.leave(true);
    },
    release: () => {
      // The library dials in a timer that it does not give away.
      room.connection.reconnect = () => undefined;
      room.removeAllListeners();
    },
  };
}
