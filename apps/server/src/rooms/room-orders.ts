import { systemClock } from '#platform/clock/clock.ts';
import { matchMaker } from '#platform/rooms/colyseus.ts';
import type { RoomLog } from '#platform/rooms/room-log.ts';
import type { RoomIdentity, RoomOrder, RoomPorts, Standing } from './ports.ts';

const TOPIC = 'rooms:orders';
/** A seat whose standing was read just before an order is taken within this time, or not at all. */
const REMEMBERED_MS = 30_000;

type PlayerOrder = Exclude<RoomOrder, { readonly do: 'announce' }>;

/** A room as orders reach it. */
export interface OrderedRoom {
  announce(text: string): void;
}
/** Somebody in one of this process' rooms, as orders reach them. */
export interface OrderedGuest {
  readonly playerId: string;
  obey(order: PlayerOrder): void;
}

/**
 * Carries the staff's orders and players' own choices into the rooms. Orders are heard of in this process and, with Redis,
 * from the others; what a player does not want to hear is kept here, so that a chat line asks nobody.
 */
export class OrderBoard {
  readonly #log: RoomLog;
  readonly #rooms = new Set<OrderedRoom>();
  readonly #guests = new Map<string, Set<OrderedGuest>>();
  readonly #recent = new Map<PlayerOrder, number>();

  constructor(log: RoomLog) {
    this.#log = log;
  }

  /** Listens from now on; returns the way to stop. */
  async start(ports: RoomPorts): Promise<() => void> {
    const { presence } = matchMaker;
    const hear = ({ order, from }: { order: RoomOrder; from: string }) => {
      if (from !== matchMaker.processId) this.#carryOut(order);
    };
    await presence.subscribe(TOPIC, hear);
    const stop = ports.onOrder((order) => {
      // Here at once, whether Redis answers or not.
      this.#carryOut(order);
      Promise.resolve(presence.publish(TOPIC, { order, from: matchMaker.processId })).catch((cause: unknown) =>
        this.#log.warn({ part: 'rooms', err: cause }, 'The other processes did not hear an order'),
      );
    });
    return () => {
      stop();
      void presence.unsubscribe(TOPIC, hear);
    };
  }

  /** Orders for everybody reach the room; returns the way to stop. */
  open(room: OrderedRoom): () => void {
    this.#rooms.add(room);
    return () => void this.#rooms.delete(room);
  }

  /** Orders about a player reach them here; returns the way to stop. */
  enter(guest: OrderedGuest): () => void {
    const guests = this.#guests.get(guest.playerId) ?? new Set();
    this.#guests.set(guest.playerId, guests.add(guest));
    return () => {
      if (guests.delete(guest) && guests.size === 0) this.#guests.delete(guest.playerId);
    };
  }

  /** A standing with what was ordered since it was read. */
  refreshed({ playerId, standing }: RoomIdentity): Standing {
    this.#forgetOld();
    let now = standing;
    for (const order of this.#recent.keys()) if (order.playerId === playerId) now = standingAfter(now, order);
    return now;
  }

  #carryOut(order: RoomOrder): void {
    if (order.do === 'announce') {
      for (const room of this.#rooms) room.announce(order.text);
      return;
    }
    this.#forgetOld();
    this.#recent.set(order, systemClock.monotonicMs() + REMEMBERED_MS);
    for (const guest of this.#guests.get(order.playerId) ?? []) guest.obey(order);
  }

  #forgetOld(): void {
    const now = systemClock.monotonicMs();
    for (const [order, until] of this.#recent) if (until <= now) this.#recent.delete(order);
  }
}

/** What somebody's standing is after an order. */
export function standingAfter(standing: Standing, order: PlayerOrder): Standing {
  switch (order.do) {
    case 'mute':
      return { ...standing, mutedUntil: order.until };
    case 'warn':
      return { ...standing, warned: true };
    case 'hide':
      return { ...standing, unheard: order.unheard, blocked: order.blocked };
    case 'kick':
      return standing;
  }
}
