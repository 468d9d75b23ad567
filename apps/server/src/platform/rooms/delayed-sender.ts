import { WebSocket } from 'ws';
import { type Client, Protocol } from './colyseus.ts';

/** The lower bits of a frame's first byte say what it is; the upper ones are marks of the library. */
const PROTOCOL_MASK = 0b1_1111;
/** What the library needs to let a client in, keep it, or turn it away; nothing of it tells anything of a room. */
const NEVER_HELD: ReadonlySet<number> = new Set([Protocol.JOIN_ROOM, Protocol.ERROR, Protocol.PING]);

type Raw = Client['raw'];
interface HeldFrame {
  readonly due: number;
  readonly send: () => void;
}

/** What the room says of its clients and its time. */
export interface DelayHost {
  now(): number;
  later(ms: number, run: () => void): () => void;
  /** How long what is said to the client now has to wait, in ms. */
  holdMs(): number;
  /** Something begins to wait after nothing did. */
  held(): void;
}

/** Set while something is said that waits for nobody. */
let isUndelayed = false;

/** What is said inside goes out at once, past everything that waits. */
export function withoutDelay(say: () => void): void {
  const before = isUndelayed;
  isUndelayed = true;
  try {
    say();
  } finally {
    isUndelayed = before;
  }
}

/** The library writes its next patch over the last one: what waits is copied, once for all who are told the same. */
let copied: { readonly from: Uint8Array; readonly copy: Uint8Array } | null = null;
function copyOnce(data: Uint8Array): Uint8Array {
  if (copied?.from !== data) {
    copied = { from: data, copy: Uint8Array.from(data) };
    // By then the same bytes may be something else.
    process.nextTick(() => {
      copied = null;
    });
  }
  return copied.copy;
}

/**
 * Everything that goes out to one client, state and messages alike, held back for as long as the room says and never
 * overtaken: the client sees the room as it was. There is no other way out: whatever the library sends goes through
 * `raw`.
 */
export class DelayedSender {
  readonly #client: Client;
  readonly #host: DelayHost;
  readonly #frames: HeldFrame[] = [];
  #cancel: (() => void) | null = null;

  constructor(client: Client, host: DelayHost) {
    this.#client = client;
    this.#host = host;
    const send: Raw = client.raw.bind(client);
    client.raw = ((data, options, done) => {
      const kind = (data[0] ?? 0) & PROTOCOL_MASK;
      const holdMs = isUndelayed || NEVER_HELD.has(kind) ? null : host.holdMs();
      if (holdMs === null || (holdMs <= 0 && this.#frames.length === 0)) return send(data, options, done);
      const kept = copyOnce(data as Uint8Array);
      if (this.#frames.length === 0) host.held();
      const due = Math.max(host.now() + Math.max(0, holdMs), this.#frames.at(-1)?.due ?? 0);
      this.#frames.push({ due, send: () => send(kept, options, done) });
      this.#arm();
    }) as Raw;
  }

  /** Sends all that waits: the client may know it now. */
  release(): void {
    this.#cancel?.();
    this.#cancel = null;
    this.#send(this.#frames.length);
  }

  get isOpen(): boolean {
    return (this.#client.ref as unknown as WebSocket).readyState === WebSocket.OPEN;
  }

  /** Drops all that waits: nobody is there any more. */
  drop(): void {
    this.#cancel?.();
    this.#cancel = null;
    this.#frames.length = 0;
  }

  #send(count: number): void {
    for (const frame of this.#frames.splice(0, count)) if (this.isOpen) frame.send();
  }

  #arm(): void {
    const [next] = this.#frames;
    if (next === undefined || this.#cancel !== null) return;
    this.#cancel = this.#host.later(next.due - this.#host.now(), () => {
      this.#cancel = null;
      const now = this.#host.now();
      const later = this.#frames.findIndex(({ due }) => due > now);
      this.#send(later === -1 ? this.#frames.length : later);
      this.#arm();
    });
  }
}
