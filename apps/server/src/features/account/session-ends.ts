/** Sessions that ended before their time. */
export interface SessionsEnded {
  readonly playerId: string;
  /** Null: all sessions of the player. */
  readonly sessionId: string | null;
  /** Whether they ended because the player was banned. */
  readonly banned: boolean;
}

/** Tells whoever keeps connections open that their sessions are over: after the commit, in this process. */
export class SessionEnds {
  readonly #listeners = new Set<(ended: SessionsEnded) => void>();

  /** Hears of every end; returns the way to stop. */
  subscribe(hear: (ended: SessionsEnded) => void): () => void {
    this.#listeners.add(hear);
    return () => void this.#listeners.delete(hear);
  }

  announce(ended: SessionsEnded): void {
    for (const hear of this.#listeners) hear(ended);
  }
}
