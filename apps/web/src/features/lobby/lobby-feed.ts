import type { RoomListing } from '@syllaboom/contracts';
import type { LobbyLink } from '../../platform/rooms/rooms.ts';

/** The list as it is drawn; a new object for every change. */
export interface LobbySnapshot {
  readonly status: 'loading' | 'live' | 'lost';
  readonly rooms: readonly RoomListing[];
  readonly online: number | null;
}

/** Changes are drawn together, this far apart [L0369]. */
export const REDRAW_MS = 500;
/** After a lost connection the next try. */
export const RETRY_MS = 3_000;

export interface LobbyFeedOptions {
  readonly connect: () => Promise<Pick<LobbyLink, 'on' | 'onClose' | 'leave'>>;
}

/** Keeps the live list of rooms: connects, follows the changes, comes back after a loss. */
export function createLobbyFeed({ connect }: LobbyFeedOptions) {
  const rooms = new Map<string, RoomListing>();
  const listeners = new Set<() => void>();
  let snapshot: LobbySnapshot = { status: 'loading', rooms: [], online: null };
  let online: number | null = null;
  let redraw: ReturnType<typeof setTimeout> | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let link: Pick<LobbyLink, 'leave'> | null = null;
  let stopped = true;

  const publish = (status: LobbySnapshot['status']) => {
    clearTimeout(redraw);
    redraw = undefined;
    snapshot = { status, rooms: [...rooms.values()], online };
    for (const listener of listeners) listener();
  };
  const publishSoon = () => {
    redraw ??= setTimeout(() => publish('live'), REDRAW_MS);
  };
  const lose = () => {
    link = null;
    if (stopped) return;
    publish('lost');
    retry = setTimeout(() => void open(), RETRY_MS);
  };
  const open = async (): Promise<void> => {
    clearTimeout(retry);
    try {
      const joined = await connect();
      if (stopped) return void joined.leave();
      link = joined;
      joined.on('rooms', (page) => {
        if (page.offset === 0) rooms.clear();
        for (const room of page.rooms) rooms.set(room.roomId, room);
        publish('live');
      });
      joined.on('+', (changed) => {
        for (const room of changed) rooms.set(room.roomId, room);
        publishSoon();
      });
      joined.on('-', (removed) => {
        for (const roomId of removed) rooms.delete(roomId);
        publishSoon();
      });
      joined.on('online', ({ players }) => {
        online = players;
        publishSoon();
      });
      joined.onClose(lose);
    } catch {
      lose();
    }
  };
  return {
    start(): () => void {
      stopped = false;
      void open();
      return () => {
        stopped = true;
        clearTimeout(retry);
        clearTimeout(redraw);
        redraw = undefined;
        void link?.leave();
        link = null;
      };
    },
    retry: (): void => void open(),
    snapshot: (): LobbySnapshot => snapshot,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
export type LobbyFeed = ReturnType<typeof createLobbyFeed>;
