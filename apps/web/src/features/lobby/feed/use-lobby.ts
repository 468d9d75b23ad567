import { useSyncExternalStore } from 'react';
import { lobbyConnection, useLobbyConnection } from '../../../platform/rooms/lobby-connection.ts';
import { useShown } from '../../../platform/streamer/hide-people.ts';
import { lobbyFeed } from './lobby-feed.ts';
import type { LobbySnapshot } from './lobby-picture.ts';

/** The live list while the lobby is on the screen. */
export function useLobby(): LobbySnapshot & { retry: () => void } {
  useLobbyConnection();
  const snapshot = useShown(useSyncExternalStore(lobbyFeed.subscribe, lobbyFeed.snapshot));
  return { ...snapshot, retry: lobbyConnection.retry };
}
