import { CLOSE_CODES, type CloseName } from '@syllaboom/contracts';
import type { WebSocket } from 'ws';
import { RoundTrip } from './round-trip.ts';
import { TokenBucket } from './token-bucket.ts';

/** What a socket may do before it is closed. */
export interface SocketLimits {
  /** Frames a second; pings and unasked pongs are frames. */
  readonly framesPerSecond: number;
  /** Bad frames (undecodable, of an unknown kind) at once; one is forgiven every ten seconds. */
  readonly badFrames: number;
  /** Unread bytes that close a socket at once, and those that do when they last. */
  readonly bufferMost: number;
  readonly bufferHigh: number;
  readonly bufferHighMs: number;
}

export const DEFAULT_SOCKET_LIMITS: SocketLimits = {
  framesPerSecond: 120,
  badFrames: 20,
  bufferMost: 4 * 1024 * 1024,
  bufferHigh: 1024 * 1024,
  bufferHighMs: 5_000,
};

/** First bytes that a client of ours sends: join acknowledged, leave, room message, ping. */
const FRAME_KINDS: ReadonlySet<number> = new Set([10, 12, 13, 18]);
/** The library closes with this code, without a reason, when it cannot decode a frame. */
const LIBRARY_ERROR = 4002;
/** How long a closed socket may take to say goodbye. */
const GOODBYE_MS = 3_000;
const LONGEST_TAB = 40;
const FORGIVEN_PER_SECOND = 0.1;
/** A socket without a message for so long is quiet: nobody waits for its round trip. */
const QUIET_AFTER_MS = 20_000;

const guards = new WeakMap<object, SocketGuard>();

/**
 * Stands between a socket and the rooms library: limits the frames, keeps those of unknown kinds out, catches what
 * decoding throws, measures the round trip, and remembers a close of ours, because the other side may answer it with
 * any code it likes.
 */
export class SocketGuard {
  readonly trip = new RoundTrip();
  /** The window at the other end, by the name that it gave itself in the socket's address; empty without one. */
  readonly tab: string;
  readonly #socket: WebSocket;
  readonly #limits: SocketLimits;
  readonly #frames: TokenBucket;
  readonly #bad: TokenBucket;
  #closedAs: CloseName | null = null;
  #dispatching = false;
  /** Pings of ours that no pong has come for. */
  #unanswered = 0;
  #bufferHighSince: number | null = null;
  #lastMessageAt: number;

  constructor(socket: WebSocket, limits: SocketLimits, tab = '') {
    const now = performance.now();
    this.tab = tab.slice(0, LONGEST_TAB);
    this.#socket = socket;
    this.#limits = limits;
    this.#lastMessageAt = now;
    this.#frames = new TokenBucket(limits.framesPerSecond, limits.framesPerSecond, now);
    this.#bad = new TokenBucket(limits.badFrames - 1, FORGIVEN_PER_SECOND, now);
    guards.set(socket, this);
    this.#wrapEmit();
    this.#wrapClose();
    socket.on('pong', (payload: Buffer) => this.trip.pong(payload, performance.now()));
  }

  /** The guard of a client's socket (`client.ref`). */
  static of(socket: object): SocketGuard | undefined {
    return guards.get(socket);
  }

  /** How we closed this socket; null when we did not. */
  get closedAs(): CloseName | null {
    return this.#closedAs;
  }

  /** Whether nothing has come from it for a while. */
  isQuiet(now: number): boolean {
    return now - this.#lastMessageAt >= QUIET_AFTER_MS;
  }

  /** Measures the round trip once. */
  probe(): void {
    if (this.#socket.readyState !== 1) return;
    this.#unanswered += 1;
    this.#socket.ping(this.trip.ping(performance.now()));
  }

  /** Closes with a code of ours and the reason that proves it; frames that still come are dropped. */
  close(name: CloseName, reason: string = CLOSE_CODES[name].reason ?? ''): void {
    if (this.#closedAs !== null) return;
    this.#closedAs = name;
    this.#socket.close(CLOSE_CODES[name].code, reason);
    setTimeout(() => this.#socket.terminate(), GOODBYE_MS).unref();
  }

  /** Counts a bad frame; too many close the socket. */
  countBad(): void {
    if (!this.#bad.take(performance.now())) this.close('badMessage');
  }

  /** Closes a socket whose other side does not read. */
  checkBuffer(now: number): void {
    const buffered = this.#socket.bufferedAmount;
    if (buffered > this.#limits.bufferMost) return this.close('tooSlow');
    if (buffered <= this.#limits.bufferHigh) {
      this.#bufferHighSince = null;
      return;
    }
    this.#bufferHighSince ??= now;
    if (now - this.#bufferHighSince >= this.#limits.bufferHighMs) this.close('tooSlow');
  }

  #admits(data: unknown): boolean {
    if (this.#closedAs !== null) return false;
    const now = performance.now();
    this.#lastMessageAt = now;
    if (!this.#frames.take(now)) {
      this.close('rate');
      return false;
    }
    if (Buffer.isBuffer(data) && FRAME_KINDS.has(data[0] ?? -1)) return true;
    this.countBad();
    return false;
  }

  /** Pings and pongs: an answer to a ping of ours is free, as often as we asked. */
  #admitsControl(event: 'ping' | 'pong'): boolean {
    if (event === 'pong' && this.#unanswered > 0) {
      this.#unanswered -= 1;
      return true;
    }
    if (this.#closedAs !== null) return false;
    if (this.#frames.take(performance.now())) return true;
    this.close('rate');
    return false;
  }

  #wrapEmit(): void {
    const emit = this.#socket.emit.bind(this.#socket) as (event: string | symbol, ...args: unknown[]) => boolean;
    this.#socket.emit = (event: string | symbol, ...args: unknown[]): boolean => {
      if (event === 'ping' || event === 'pong') return this.#admitsControl(event) ? emit(event, ...args) : true;
      if (event !== 'message') return emit(event, ...args);
      if (!this.#admits(args[0])) return true;
      this.#dispatching = true;
      try {
        return emit(event, ...args);
      } catch {
        // The library decodes a frame's type outside its own try: such a frame must not end the process.
        this.countBad();
        return true;
      } finally {
        this.#dispatching = false;
      }
    };
  }

  #wrapClose(): void {
    const close = this.#socket.close.bind(this.#socket);
    this.#socket.close = (code?: number, reason?: string | Buffer): void => {
      if (this.#dispatching && code === LIBRARY_ERROR && (reason ?? '') === '') return this.close('badMessage');
      close(code, reason);
    };
  }
}
