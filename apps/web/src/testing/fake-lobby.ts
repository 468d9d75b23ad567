import type { LobbyServerMessages } from '@syllaboom/contracts';
import { vi } from 'vitest';
import type { RoomClose } from '../platform/rooms/room-close.ts';
import type { joinLobby, LobbyLink } from '../platform/rooms/rooms.ts';

/** What a page said to the lobby: names with payloads. */
export type SentToLobby = [name: string, payload: unknown];

/** How a lost connection ends. */
const LOST: RoomClose = { kind: 'retry', messageKey: 'dcRetry', menuAfterMs: 3000, token: null };

/** A lobby in the hand of a test; `link` is what joining it gives, `greetings` is what it says to whoever listens. */
export function createFakeLobby(greetings: Partial<LobbyServerMessages> = {}) {
  const listeners = new Map<string, (payload: never) => void>();
  const sent: SentToLobby[] = [];
  let emitClose: (close: RoomClose) => void = () => undefined;
  const link = {
    on: (name: string, listener: (payload: never) => void) => {
      listeners.set(name, listener);
      if (name in greetings) queueMicrotask(() => listener(greetings[name as keyof LobbyServerMessages] as never));
      return () => undefined;
    },
    onClose: (listener: (close: RoomClose) => void) => {
      emitClose = listener;
      return () => undefined;
    },
    leave: async () => undefined,
    send: (name: string, payload?: unknown) => void sent.push([name, payload]),
  } as unknown as LobbyLink;
  return {
    link,
    sent,
    say: <Name extends keyof LobbyServerMessages>(name: Name, payload: LobbyServerMessages[Name]): void =>
      listeners.get(name)?.(payload as never),
    drop: (): void => emitClose(LOST),
    sentOf: (name: string): unknown[] => sent.filter(([one]) => one === name).map(([, payload]) => payload),
  };
}

/** The lobby that pages join from now on; `joinLobby` must be a spy (`vi.mock` of rooms.ts with `spy: true`). */
export function fakeLobby(join: typeof joinLobby, greetings: Partial<LobbyServerMessages> = {}) {
  const lobby = createFakeLobby(greetings);
  vi.mocked(join).mockImplementation(async () => lobby.link);
  return lobby;
}
