import { useEffect, useState, useSyncExternalStore } from 'react';
import { joinLobby } from '../../platform/rooms/rooms.ts';
import { createLobbyFeed } from './lobby-feed.ts';
import type { LobbySnapshot } from './lobby-picture.ts';

/** The live list while the lobby is on the screen. */
export function useLobby(): LobbySnapshot & { retry: () => void } {
  const [feed] = useState(() => createLobbyFeed({ connect: joinLobby }));
  useEffect(() => feed.start(), [feed]);
  const snapshot = useSyncExternalStore(feed.subscribe, feed.snapshot);
  return { ...snapshot, retry: feed.retry };
}
