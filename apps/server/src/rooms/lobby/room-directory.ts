import type { RoomListing } from '@syllaboom/contracts';
import { matchMaker } from '#platform/rooms/colyseus.ts';
import type { RoomLog } from '#platform/rooms/room-log.ts';

const KEY = 'rooms:listings';
const TOPIC = 'rooms:changes';

/** One change of the list: the new row, or null when the room is gone or private. */
export interface ListingChange {
  readonly roomId: string;
  readonly listing: RoomListing | null;
}
interface StoredListing {
  readonly processId: string;
  readonly listing: RoomListing;
}

/**
 * The public rooms of all processes. Every room says itself what the list shows of it; with Redis the rows lie in one
 * hash and changes go out as messages, without it both stay in the process.
 */
export class RoomDirectory {
  readonly #log: RoomLog;

  constructor(log: RoomLog) {
    this.#log = log;
  }

  /** Shows a room, or takes it away. Never throws: a list that lags behind hurts nobody. */
  announce(roomId: string, listing: RoomListing | null): void {
    this.#announce(roomId, listing).catch((cause: unknown) =>
      this.#log.warn({ part: 'lobby', roomId, err: cause }, 'A room could not be listed'),
    );
  }

  async #announce(roomId: string, listing: RoomListing | null): Promise<void> {
    const { presence, processId } = matchMaker;
    if (listing === null) await presence.hdel(KEY, roomId);
    else await presence.hset(KEY, roomId, JSON.stringify({ processId, listing } satisfies StoredListing));
    await presence.publish(TOPIC, { roomId, listing } satisfies ListingChange);
  }

  /** Every public room now. */
  async read(): Promise<RoomListing[]> {
    const rows = await matchMaker.presence.hgetall(KEY);
    return Object.values(rows ?? {}).map((row) => (JSON.parse(row) as StoredListing).listing);
  }

  /** A public room by its id; null when there is none. */
  async find(roomId: string): Promise<RoomListing | null> {
    const row = await matchMaker.presence.hget(KEY, roomId);
    return row ? (JSON.parse(row) as StoredListing).listing : null;
  }

  /** Hears of every change; returns the way to stop. */
  async subscribe(hear: (change: ListingChange) => void): Promise<() => void> {
    const { presence } = matchMaker;
    await presence.subscribe(TOPIC, hear);
    return () => void presence.unsubscribe(TOPIC, hear);
  }

  /** A process died: its rooms are no more. */
  async forgetProcess(processId: string): Promise<void> {
    const rows = await matchMaker.presence.hgetall(KEY);
    for (const [roomId, row] of Object.entries(rows ?? {})) {
      if ((JSON.parse(row) as StoredListing).processId === processId) await this.#announce(roomId, null);
    }
  }
}
