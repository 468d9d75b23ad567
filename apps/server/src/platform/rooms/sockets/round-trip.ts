/** How many of the last measurements count. */
const SAMPLES = 9;
/** An answer later than this is no measurement any more (the next ping has long gone out). */
const OLDEST_MS = 10_000;

/**
 * A socket's round trip, measured by the server with the payload of protocol pings: page scripts never see them, so a
 * client can make its own trip look longer, never shorter, and the rules cap what that buys.
 */
export class RoundTrip {
  readonly #samples: number[] = [];
  #medianMs: number | null = null;
  #sequence = 0;
  #sentAt: number | null = null;

  /** Payload of the next ping. */
  ping(now: number): Buffer {
    this.#sequence = (this.#sequence + 1) >>> 0;
    this.#sentAt = now;
    const payload = Buffer.allocUnsafe(4);
    payload.writeUInt32BE(this.#sequence);
    return payload;
  }

  /** Takes an answer; unasked, repeated and overtaken ones don't count. */
  pong(payload: Buffer, now: number): void {
    if (this.#sentAt === null || payload.length !== 4 || payload.readUInt32BE() !== this.#sequence) return;
    const took = now - this.#sentAt;
    this.#sentAt = null;
    if (took > OLDEST_MS) return;
    this.#samples.push(took);
    if (this.#samples.length > SAMPLES) this.#samples.shift();
    this.#medianMs = this.#samples.toSorted((a, b) => a - b)[this.#samples.length >> 1] ?? null;
  }

  /** Median of the last measurements in ms; null before the first. Read at every key. */
  get medianMs(): number | null {
    return this.#medianMs;
  }
}
