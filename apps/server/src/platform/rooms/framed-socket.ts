import type { Duplex } from 'node:stream';
import { WebSocket } from 'ws';

/** First byte of a whole binary message (RFC 6455, section 5.2): final, opcode 2. */
const WHOLE_BINARY = 0x82;
/** Payloads up to here tell their length in the second byte, up to 64 KiB in two more, beyond that in eight more. */
const SHORT = 125;
const MEDIUM = 0xff_ff;

/** A message with its header in front, as a server sends it: unmasked, in one piece. */
export function frameOf(payload: Uint8Array): Buffer {
  const { length } = payload;
  const header = length <= SHORT ? 2 : length <= MEDIUM ? 4 : 10;
  const frame = Buffer.allocUnsafe(header + length);
  frame[0] = WHOLE_BINARY;
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

interface Shared {
  readonly payload: Uint8Array;
  readonly frame: Buffer;
}
let shared: Shared | null = null;

/** Whatever `send` sends of this very payload is framed once, however many are told. The payload must not change meanwhile. */
export function shareFrame(payload: Uint8Array, send: () => void): void {
  shared = { payload, frame: frameOf(payload) };
  try {
    send();
  } finally {
    shared = null;
  }
}

/**
 * The library's socket, except that a binary message is handed to the system in one piece instead of two: most of what a
 * room costs is this call, once for every key and every player (`bench/rooms.ts`).
 *
 * For sockets of a server without compression only, where the library neither masks nor queues a message.
 */
export class FramedSocket extends WebSocket {
  #stream: Duplex | null = null;

  /** The connection beneath; until it is known messages go the library's way. */
  set stream(stream: Duplex) {
    this.#stream = stream;
  }

  override send(data: Parameters<WebSocket['send']>[0], ...rest: unknown[]): void {
    if (this.#stream === null || this.readyState !== WebSocket.OPEN || !(data instanceof Uint8Array))
      return (super.send as (...all: unknown[]) => void).call(this, data, ...rest);
    const done = rest.at(-1);
    this.#stream.write(
      shared?.payload === data ? shared.frame : frameOf(data),
      typeof done === 'function' ? (done as (error?: Error | null) => void) : undefined,
    );
  }
}
