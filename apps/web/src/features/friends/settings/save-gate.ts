import { SAVE_COOLDOWN_MS } from '../friend-timings.ts';

/** Whether a save may go out now: not beside another one, and not within 3 s of the last one. */
export type SaveLeave =
  | { readonly kind: 'go' }
  | { readonly kind: 'busy' }
  | { readonly kind: 'early'; readonly seconds: number };

/** Counts the saves of a page. Times come from outside, ms. */
export class SaveGate {
  #busy = false;
  #startedAt = Number.NEGATIVE_INFINITY;

  begin(now: number): SaveLeave {
    if (this.#busy) return { kind: 'busy' };
    const leftMs = this.#startedAt + SAVE_COOLDOWN_MS - now;
    if (leftMs > 0) return { kind: 'early', seconds: Math.ceil(leftMs / 1000) };
    this.#busy = true;
    this.#startedAt = now;
    return { kind: 'go' };
  }

  end(): void {
    this.#busy = false;
  }
}
