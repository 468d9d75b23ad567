/** Tells whoever shows a player that their name, looks, role or balances changed: after the commit, in this process. */
export class PlayerChanges {
  readonly #listeners = new Set<(playerId: string) => void>();

  /** Hears of every change; returns the way to stop. */
  subscribe(hear: (playerId: string) => void): () => void {
    this.#listeners.add(hear);
    return () => void this.#listeners.delete(hear);
  }

  announce(playerId: string): void {
    for (const hear of this.#listeners) hear(playerId);
  }
}
