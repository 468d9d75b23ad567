import { type LobbyServerMessages, ROOM_PAGE_SIZE, type RoomListing } from '@syllaboom/contracts';
import { modeTraits } from '@syllaboom/engine';
import type { ListingChange } from './room-directory.ts';

/** What has changed since the last time. */
export interface RoomListChanges {
  readonly plain: RoomListing[];
  /** Rooms whose mode newcomers are not shown. */
  readonly hidden: RoomListing[];
  /** Ids of rooms that are gone. */
  readonly removed: string[];
}

const isHidden = ({ metadata }: RoomListing): boolean => modeTraits(metadata.mode).isHiddenFromNewcomers;

/** The public rooms as the lobby shows them, with what its clients have not been sent yet. */
export class RoomList {
  readonly #rooms = new Map<string, RoomListing>();
  readonly #changed = new Map<string, RoomListing | null>();
  /** Pages as they go out, by who may see them and where they begin. */
  readonly #pages = new Map<string, Uint8Array>();
  /** Rooms that changed before the list was filled; null once it is. */
  #changedEarly: Set<string> | null = new Set();

  has(roomId: string): boolean {
    return this.#rooms.has(roomId);
  }

  all(): Iterable<RoomListing> {
    return this.#rooms.values();
  }

  /** Takes in what is there at the start. What changed while that was being read is newer. */
  fill(listings: readonly RoomListing[]): void {
    for (const listing of listings)
      if (!this.#changedEarly?.has(listing.roomId)) this.#rooms.set(listing.roomId, listing);
    this.#changedEarly = null;
  }

  /** Takes a change in; true when it is the first one since the last were sent. */
  apply({ roomId, listing }: ListingChange): boolean {
    this.#changedEarly?.add(roomId);
    if (listing) this.#rooms.set(roomId, listing);
    else if (!this.#rooms.delete(roomId)) return false;
    const isFirst = this.#changed.size === 0;
    // Whoever enters now sees it. Pages made from here on may lack a later change: the next round sends it.
    if (isFirst) this.#pages.clear();
    this.#changed.set(roomId, listing);
    return isFirst;
  }

  /** The rooms that newcomers are not shown, for somebody who may see them from now on. */
  hidden(): RoomListing[] {
    return [...this.#rooms.values()].filter(isHidden);
  }

  /** A page of those that somebody may see. Encoded once between two rounds of changes: whoever gets it gets the next round. */
  page(seesHidden: boolean, offset: number, encode: (page: LobbyServerMessages['rooms']) => Uint8Array): Uint8Array {
    const key = `${seesHidden} ${offset}`;
    const known = this.#pages.get(key);
    if (known !== undefined) return known;
    const visible = [...this.#rooms.values()].filter((listing) => seesHidden || !isHidden(listing));
    const rooms = visible.slice(offset, offset + ROOM_PAGE_SIZE);
    const page = encode({ rooms, total: visible.length, offset });
    // Nothing is kept for questions about what is not there, nor for every place where a page could begin.
    if (rooms.length > 0 && offset % ROOM_PAGE_SIZE === 0) this.#pages.set(key, page);
    return page;
  }

  /** What has changed since the last time, once. */
  takeChanges(): RoomListChanges {
    const changes: RoomListChanges = { plain: [], hidden: [], removed: [] };
    for (const [roomId, listing] of this.#changed) {
      if (!listing) changes.removed.push(roomId);
      else (isHidden(listing) ? changes.hidden : changes.plain).push(listing);
    }
    this.#changed.clear();
    this.#pages.clear();
    return changes;
  }
}
