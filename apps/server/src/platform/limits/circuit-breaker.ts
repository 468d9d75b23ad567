import type { Clock } from '#platform/clock/clock.ts';

/** After so many failures in a row nobody is sent there any more … */
const FAILURES = 5;
/** … for so long; then one call tries whether it works again. */
const REST_MS = 30_000;

/** Keeps callers from waiting for a service that is down: they hear so at once. */
export class CircuitBreaker {
  readonly #clock: Clock;
  #failures = 0;
  #restsUntilMs = 0;
  #isTrying = false;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Whether calls are turned away now. */
  get isOpen(): boolean {
    return this.#failures >= FAILURES && (this.#isTrying || this.#clock.monotonicMs() < this.#restsUntilMs);
  }

  /** Asks to make a call; whoever is let in must report how it went. */
  enter(): boolean {
    if (this.isOpen) return false;
    if (this.#failures >= FAILURES) this.#isTrying = true;
    return true;
  }

  succeed(): void {
    this.#failures = 0;
    this.#isTrying = false;
  }

  fail(): void {
    this.#failures += 1;
    this.#isTrying = false;
    if (this.#failures >= FAILURES) this.#restsUntilMs = this.#clock.monotonicMs() + REST_MS;
  }
}
