import { matchMaker, type Room } from '../colyseus.ts';

/** What the library keeps of seats that were given over HTTP: options, account, taken, held for a return. */
interface SeatBook {
  readonly _reservedSeats: Record<string, readonly [unknown, unknown, boolean?, boolean?]>;
  readonly _reservedSeatTimeouts: Record<string, NodeJS.Timeout>;
  readonly _listing: Parameters<typeof matchMaker.driver.update>[0];
  _reserveSeat(sessionId: string, options: unknown, auth: unknown): Promise<boolean>;
}

/** Who gets a seat, as far as this is of interest here. */
export interface SeatOwner {
  readonly playerId: string;
}

/** Beyond so many remembered accounts those whose seat was taken or ran out are forgotten. */
const FORGET_BEYOND = 64;

/**
 * Seats of a room that were given and that no socket has taken yet: each account has one, the newest. Without that rule
 * anybody fills a room from outside, since the library counts every seat that it gives for fifteen seconds.
 */
export class OpenSeats {
  readonly #book: SeatBook;
  readonly #ofAccount = new Map<string, string>();
  #forgetBeyond = FORGET_BEYOND;

  constructor(room: Room) {
    this.#book = room as unknown as SeatBook;
  }

  /** Gives a seat; the one that the account has not taken yet is free at once. False: there is none. */
  hold(sessionId: string, options: unknown, owner: SeatOwner): Promise<boolean> {
    const old = this.#ofAccount.get(owner.playerId);
    if (old !== undefined && this.#isOpen(old)) this.#free(old);
    this.#remember(owner.playerId, sessionId);
    // Nothing is awaited before the library writes the seat down: two requests never both see the old one.
    return this.#book._reserveSeat(sessionId, options, owner);
  }

  /** A seat that a socket is taking is not open any more: it is let in, or refused, by what it finds in the room. */
  #isOpen(sessionId: string): boolean {
    const seat = this.#book._reservedSeats[sessionId];
    return seat !== undefined && seat[2] !== true && seat[3] !== true;
  }

  #free(sessionId: string): void {
    const { _reservedSeats: seats, _reservedSeatTimeouts: timeouts, _listing: listing } = this.#book;
    clearTimeout(timeouts[sessionId]);
    delete timeouts[sessionId];
    delete seats[sessionId];
    // The library counted it; the new seat is counted in the same task.
    Promise.resolve(matchMaker.driver.update(listing, { $inc: { clients: -1 } })).catch(() => undefined);
  }

  #remember(playerId: string, sessionId: string): void {
    this.#ofAccount.set(playerId, sessionId);
    if (this.#ofAccount.size <= this.#forgetBeyond) return;
    for (const [account, seat] of this.#ofAccount)
      if (seat !== sessionId && !this.#isOpen(seat)) this.#ofAccount.delete(account);
    this.#forgetBeyond = FORGET_BEYOND + 2 * this.#ofAccount.size;
  }
}
