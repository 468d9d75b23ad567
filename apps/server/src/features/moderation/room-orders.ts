/** What the rooms have to carry out now; plain data, because it travels between processes. */
export type RoomOrder =
  /** May not write until then (ms since 1970; Number.MAX_SAFE_INTEGER: for good); null: may again. */
  | { readonly do: 'mute'; readonly playerId: string; readonly until: number | null }
  /** A warning waits to be shown. */
  | { readonly do: 'warn'; readonly playerId: string }
  /** Out of the room. */
  | { readonly do: 'kick'; readonly playerId: string }
  /** Whom a player does not want to hear from now on. */
  | {
      readonly do: 'hide';
      readonly playerId: string;
      readonly unheard: readonly string[];
      readonly blocked: readonly string[];
    }
  /** Read by everybody who is online. */
  | { readonly do: 'announce'; readonly text: string };

/** For good, as a time that survives JSON. */
export const FOR_GOOD = Number.MAX_SAFE_INTEGER;

/** Hands orders to whoever keeps rooms: after the commit, in this process. */
export class RoomOrders {
  readonly #listeners = new Set<(order: RoomOrder) => void>();

  /** Hears of every order; returns the way to stop. */
  subscribe(hear: (order: RoomOrder) => void): () => void {
    this.#listeners.add(hear);
    return () => void this.#listeners.delete(hear);
  }

  give(order: RoomOrder): void {
    for (const hear of this.#listeners) hear(order);
  }
}
