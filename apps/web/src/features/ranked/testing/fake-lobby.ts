import type { LobbyServerMessages } from '@syllaboom/contracts';
import { lobbyConnection } from '../../../platform/rooms/lobby-connection.ts';
import type { LobbyLink } from '../../../platform/rooms/rooms.ts';

/** The lobby in the hand of a test; `link` is what joining it gives. */
export function createFakeLobby() {
  const hearers = new Map<string, (payload: never) => void>();
  const sent: { name: string; payload: unknown }[] = [];
  let drop: () => void = () => undefined;
  const link = {
    on: (name: string, hear: (payload: never) => void) => {
      hearers.set(name, hear);
      return () => undefined;
    },
    onClose: (lost: () => void) => {
      drop = lost;
      return () => undefined;
    },
    send: (name: string, payload?: unknown) => void sent.push({ name, payload }),
    leave: async () => undefined,
  } as unknown as LobbyLink;
  return {
    link,
    sent,
    say: <Name extends keyof LobbyServerMessages>(name: Name, payload: LobbyServerMessages[Name]): void =>
      hearers.get(name)?.(payload as never),
    drop: (): void => drop(),
  };
}

/** Connects the page to the lobby, as home does; returns what lets go of it. */
export async function holdLobby(): Promise<() => void> {
  const letGo = lobbyConnection.hold();
  await new Promise((resolve) => setTimeout(resolve, 20));
  return letGo;
}
