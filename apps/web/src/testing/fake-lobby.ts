import type { LobbyServerMessages } from '@syllaboom/contracts';
import { vi } from 'vitest';
import type { joinLobby, LobbyLink } from '../platform/rooms/rooms.ts';

/** What a page said to the lobby: names with payloads. */
export type SentToLobby = [name: string, payload: unknown];

/** A lobby as a test plays it; `joinLobby` must be a spy (`vi.mock` of rooms.ts with `spy: true`). */
export function fakeLobby(join: typeof joinLobby) {
  const listeners = new Map<string, (payload: never) => void>();
  const sent: SentToLobby[] = [];
  vi.mocked(join).mockImplementation(
    async () =>
      ({
        on: (name: string, listener: (payload: never) => void) => {
          listeners.set(name, listener);
          return () => undefined;
        },
        onClose: () => () => undefined,
        leave: async () => undefined,
        send: (name: string, payload: unknown) => void sent.push([name, payload]),
      }) as unknown as LobbyLink,
  );
  return {
    sent,
    say: <Name extends keyof LobbyServerMessages>(name: Name, payload: LobbyServerMessages[Name]): void =>
      listeners.get(name)?.(payload as never),
    sentOf: (name: string): unknown[] => sent.filter(([one]) => one === name).map(([, payload]) => payload),
  };
}
