import type { RoomListing } from '@syllaboom/contracts';

/** The list as it is drawn; a new object for every change. */
export interface LobbySnapshot {
  readonly status: 'loading' | 'live' | 'lost';
  readonly rooms: readonly RoomListing[];
  readonly online: number | null;
  /** Rooms in which players of the same voice channel sit. */
  readonly voice: readonly string[];
}

/** Changes are drawn together, this far apart. */
export const REDRAW_MS = 500;

/** What is known of the lobby, and who draws it. */
export function createLobbyPicture() {
  const rooms = new Map<string, RoomListing>();
  const listeners = new Set<() => void>();
  let online: number | null = null;
  let voice: readonly string[] = [];
  let snapshot: LobbySnapshot = { status: 'loading', rooms: [], online, voice };
  let redraw: ReturnType<typeof setTimeout> | undefined;

  const stop = () => {
    clearTimeout(redraw);
    redraw = undefined;
  };
  const draw = (status: LobbySnapshot['status']) => {
    stop();
    snapshot = { status, rooms: [...rooms.values()], online, voice };
    for (const listener of listeners) listener();
  };
  const drawSoon = () => {
    redraw ??= setTimeout(() => draw(snapshot.status), REDRAW_MS);
  };
  const put = (listings: readonly RoomListing[]) => {
    for (const listing of listings) rooms.set(listing.roomId, listing);
  };
  return {
    /** A page of the whole list; the first page replaces what was known. */
    show(listings: readonly RoomListing[], isFirst: boolean): void {
      if (isFirst) rooms.clear();
      put(listings);
      draw('live');
    },
    add(listings: readonly RoomListing[]): void {
      put(listings);
      drawSoon();
    },
    remove(roomIds: readonly string[]): void {
      for (const roomId of roomIds) rooms.delete(roomId);
      drawSoon();
    },
    setOnline(players: number): void {
      online = players;
      drawSoon();
    },
    setVoice(seats: readonly (string | null)[]): void {
      const rooms = [...new Set(seats)].filter((roomId) => roomId !== null).sort();
      if (rooms.join() === voice.join()) return;
      voice = rooms;
      drawSoon();
    },
    lose: (): void => draw('lost'),
    /** Nobody looks any more: what was known grows old. */
    forget(): void {
      rooms.clear();
      draw('loading');
    },
    snapshot: (): LobbySnapshot => snapshot,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
