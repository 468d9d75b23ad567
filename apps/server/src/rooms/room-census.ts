import { refuseSeatWith } from '#platform/rooms/room-refusal.ts';

export interface CountedRoom {
  /** Who asked for it; null: the server itself. */
  readonly maker: string | null;
  /** Gives itself up, since nobody has come. */
  giveUp(): void;
}

/** A room's place among those of its process. */
export interface RoomPlace {
  /** Somebody came in: from now on the room stays. */
  enter(): void;
  leave(): void;
}

/**
 * Counts the rooms of this process: they are its memory. When there are too many, rooms that nobody has entered give
 * way, those of the one who asks first, then the oldest; if all are entered nobody gets a new one.
 */
export class RoomCensus {
  readonly #most: number;
  #count = 0;
  /** In the order in which they were made. */
  readonly #unentered = new Set<CountedRoom>();

  constructor(most: number) {
    this.#most = most;
  }

  /** Takes a place for a room that is being made; throws the refusal of the seat request. Rooms of the server always have one. */
  open(room: CountedRoom): RoomPlace {
    if (room.maker !== null && this.#count >= this.#most && !this.#makePlace(room.maker))
      throw refuseSeatWith('http/unavailable');
    this.#count += 1;
    this.#unentered.add(room);
    let isOpen = true;
    return {
      enter: () => void this.#unentered.delete(room),
      leave: () => {
        if (isOpen) this.#count -= 1;
        isOpen = false;
        this.#unentered.delete(room);
      },
    };
  }

  #makePlace(maker: string): boolean {
    const waiting = [...this.#unentered].filter((room) => room.maker !== null);
    const victim = waiting.find((room) => room.maker === maker) ?? waiting[0];
    if (victim === undefined) return false;
    this.#unentered.delete(victim);
    victim.giveUp();
    return true;
  }
}
