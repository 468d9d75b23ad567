import type { RoomListing } from '@syllaboom/contracts';
import { matchMaker } from '#platform/rooms/colyseus.ts';
import { isProcessAlive } from '#platform/rooms/cluster/process-register.ts';
import type { RoomLog } from '#platform/rooms/room-log.ts';
import { inChunks } from '../in-chunks.ts';

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

  /** Every public room now; what dead processes left is removed. */
  async read(): Promise<RoomListing[]> {
    const rows = Object.values((await matchMaker.presence.hgetall(KEY)) ?? {}).map(parseRow);
    const listings: RoomListing[] = [];
    for (const [processId, of] of Map.groupBy(rows, (row) => row.processId)) {
      if (await isProcessAlive(processId)) listings.push(...of.map(({ listing }) => listing));
      else for (const { listing } of of) await this.#announce(listing.roomId, null);
    }
    return listings;
  }

  /** A public room by its id; null when there is none. */
  async find(roomId: string): Promise<RoomListing | null> {
    const row = await matchMaker.presence.hget(KEY, roomId);
    return row ? parseRow(row).listing : null;
  }

  /** Hears of every change; returns the way to stop. */
  async subscribe(listener: (change: ListingChange) => void): Promise<() => void> {
    const { presence } = matchMaker;
    await presence.subscribe(TOPIC, listener);
    return () => void presence.unsubscribe(TOPIC, listener);
  }

  /** These rooms of a process are no more. */
  async forgetRooms(processId: string, roomIds: readonly string[]): Promise<void> {
    await inChunks(roomIds, async (roomId) => {
      const row = await matchMaker.presence.hget(KEY, roomId);
      if (row && parseRow(row).processId === processId) await this.#announce(roomId, null);
    });
  }
}

const parseRow = (row: string): StoredListing => JSON.parse(row) as StoredListing;
