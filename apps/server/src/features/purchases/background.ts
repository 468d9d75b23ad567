import { consumePurchase } from './consume-purchase.ts';
import type { PurchaseDeps } from './purchases.deps.ts';

const MOST_RECHECKED = 1_000;

/** Somebody whose purchases could not be looked up. */
export interface Waiting {
  readonly playerId: string;
  readonly discordUserId: string;
}

/** What goes on after a player was answered. */
export class Background {
  readonly #deps: PurchaseDeps;
  readonly #running = new Set<Promise<unknown>>();
  readonly #waiting = new Map<string, Waiting>();

  constructor(deps: PurchaseDeps) {
    this.#deps = deps;
  }

  /** Does something now, without anybody waiting for it. */
  run(what: string, work: () => Promise<unknown>): void {
    const running = work()
      .catch((cause: unknown) => this.#deps.logger.error({ part: 'purchases', what, err: cause }, 'purchases failed'))
      .finally(() => this.#running.delete(running));
    this.#running.add(running);
  }

  consume(entitlementId: string): void {
    this.run('consume', () => consumePurchase(this.#deps, entitlementId));
  }

  /** Looks for this player's purchases again when the reconciler comes by. */
  recheck(waiting: Waiting): void {
    if (this.#waiting.size < MOST_RECHECKED) this.#waiting.set(waiting.playerId, waiting);
  }

  /** Everybody who waits; from now on nobody does. */
  takeWaiting(): Waiting[] {
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    return waiting;
  }

  async settle(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }
}
