import type { Whereabouts } from './presence.ts';

/** In how many processes each player is online: how many there are is known at any time. */
export type Everywhere = Map<string, number>;

/** The people of one process, counted into those of all. */
export class People {
  readonly #everywhere: Everywhere;
  readonly #at = new Map<string, Whereabouts>();

  constructor(everywhere: Everywhere) {
    this.#everywhere = everywhere;
  }

  get(playerId: string): Whereabouts | null {
    return this.#at.get(playerId) ?? null;
  }

  /** Null: gone. */
  set(playerId: string, at: Whereabouts | null): void {
    this.#count(playerId, isHere(at) - isHere(this.get(playerId)));
    if (at === null) this.#at.delete(playerId);
    else this.#at.set(playerId, at);
  }

  clear(): void {
    for (const playerId of Array.from(this.#at.keys())) this.set(playerId, null);
  }

  [Symbol.iterator](): IterableIterator<[string, Whereabouts]> {
    return this.#at.entries();
  }

  #count(playerId: string, change: number): void {
    const count = (this.#everywhere.get(playerId) ?? 0) + change;
    if (count > 0) this.#everywhere.set(playerId, count);
    else this.#everywhere.delete(playerId);
  }
}

const isHere = (at: Whereabouts | null): number => (at === null || at.away ? 0 : 1);
