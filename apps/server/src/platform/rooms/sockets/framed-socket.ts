import type { Duplex } from 'node:stream';
import { WebSocket } from 'ws';

/** First byte of a whole binary message and of a ping (RFC 6455, section 5.2): final, opcode 2 or 9. */
const BINARY = 0x82;
const PING = 0x89;
/** Payloads up to here tell their length in the second byte, up to 64 KiB in two more, beyond that in eight more. */
const SHORT = 125;
const MEDIUM = 0xff_ff;

/** A message with its header in front, as a server sends it: unmasked, in one piece. */
export function frameOf(payload: Uint8Array, kind: typeof BINARY | typeof PING = BINARY): Buffer {
  const { length } = payload;
  const header = length <= SHORT ? 2 : length <= MEDIUM ? 4 : 10;
  const frame = Buffer.allocUnsafe(header + length);
  frame[0] = kind;
  if (header === 2) frame[1] = length;
  else if (header === 4) {
    frame[1] = 126;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = 127;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.set(payload, header);
  return frame;
}

/** What was framed last in the running task: several who are told the same get one frame. */
let last: { readonly payload: Uint8Array; readonly frame: Buffer } | null = null;

function frameOnce(payload: Uint8Array): Buffer {
  if (last?.payload !== payload) last = { payload, frame: frameOf(payload) };
  return last.frame;
}

/** Sockets with messages that wait for the end of the running task. */
let waiting: FramedSocket[] = [];

function flushAll(): void {
  const due = waiting;
  waiting = [];
  last = null;
  for (const socket of due) socket.flush();
}

/**
 * The library's socket, except that a binary message is handed to the system in one piece instead of two, together with
 * everything else that the same task has to say to this socket: most of what a room costs is this call, once for every
 * key and every player (`bench/rooms.ts`). A task ends when all that it resolved has run; then the messages go, in their
 * order.
 *
 * A message that several are told is framed once: it must not be changed before the task ends. For sockets of a server
 * without compression only, where the library neither masks nor queues a message.
 */
export class FramedSocket extends WebSocket {
  #stream: Duplex | null = null;
  #held: Buffer[] = [];
  #heldBytes = 0;

  /** The connection beneath; until it is known messages go the library's way. */
  set stream(stream: Duplex) {
    this.#stream = stream;
  }

  /** Bytes that the system has not taken yet, those that wait for the end of the task included. */
  get unsentBytes(): number {
    return (this.#stream?.writableLength ?? 0) + this.#heldBytes;
  }

  override send(data: Parameters<WebSocket['send']>[0], ...rest: unknown[]): void {
    if (this.#stream === null || this.readyState !== WebSocket.OPEN || !(data instanceof Uint8Array)) {
      this.flush();
      return (super.send as (...all: unknown[]) => void).call(this, data, ...rest);
    }
    this.#hold(frameOnce(data));
    const done = rest.at(-1);
    if (typeof done === 'function') this.flush(done as (error?: Error | null) => void);
  }

  override ping(...all: Parameters<WebSocket['ping']>): void {
    const [data] = all;
    if (this.#stream !== null && this.readyState === WebSocket.OPEN && data instanceof Uint8Array)
      return this.#hold(frameOf(data, PING));
    this.flush();
    super.ping(...all);
  }

  override close(...all: Parameters<WebSocket['close']>): void {
    this.flush();
    super.close(...all);
  }

  /** Hands over what waits, at once. */
  flush(done?: (error?: Error | null) => void): void {
    const held = this.#held;
    if (held.length === 0) return;
    this.#held = [];
    this.#heldBytes = 0;
    // The other side may have said goodbye in this very task: nothing may follow our answer to that.
    if (this.readyState !== WebSocket.OPEN) return;
    this.#stream?.write(held.length === 1 ? held[0] : Buffer.concat(held), done);
  }

  #hold(frame: Buffer): void {
    if (this.#held.push(frame) === 1 && waiting.push(this) === 1) process.nextTick(flushAll);
    this.#heldBytes += frame.length;
  }
}
