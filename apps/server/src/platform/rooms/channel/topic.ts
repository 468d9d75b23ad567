import { matchMaker } from '../colyseus.ts';
import type { RoomLog } from '../room-log.ts';

interface Published<Message> {
  readonly from: string;
  readonly message: Message;
}

/**
 * Publishes to every process on the same Redis: plain data, at most once each, and nothing is kept for who is away.
 * This process is served at once, whether Redis answers or not. Neither a listener that throws nor a Redis that is away is
 * ever felt by whoever publishes.
 */
export class Topic<Message> {
  readonly #name: string;
  readonly #log: RoomLog;
  readonly #listeners = new Set<(message: Message) => void>();
  #isOpen = false;

  constructor(name: string, log: RoomLog) {
    this.#name = `topic:${name}`;
    this.#log = log;
  }

  /** Connects this process with the others, once the room server runs; returns disconnect. */
  async open(): Promise<() => void> {
    const { presence, processId } = matchMaker;
    const receive = ({ from, message }: Published<Message>): void => {
      if (from !== processId) this.#deliver(message);
    };
    await presence.subscribe(this.#name, receive);
    this.#isOpen = true;
    return () => {
      this.#isOpen = false;
      Promise.resolve(presence.unsubscribe(this.#name, receive)).catch(() => undefined);
    };
  }

  /** Subscribes to every message; returns unsubscribe. */
  subscribe(listener: (message: Message) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Never throws. */
  publish(message: Message): void {
    this.#deliver(message);
    if (this.#isOpen)
      this.#publish({ from: matchMaker.processId, message }).catch((cause: unknown) => this.#complain(cause));
  }

  async #publish(published: Published<Message>): Promise<void> {
    await matchMaker.presence.publish(this.#name, published);
  }

  #deliver(message: Message): void {
    for (const listener of Array.from(this.#listeners)) {
      // Gone meanwhile, by what an earlier one did.
      if (this.#listeners.has(listener)) this.guard(() => listener(message));
    }
  }

  /** Runs a listener: its fault is logged, and nobody else's. */
  guard(listener: () => void): void {
    try {
      listener();
    } catch (cause) {
      this.#log.error({ part: 'rooms', topic: this.#name, err: cause }, 'A message could not be taken in');
    }
  }

  #complain(cause: unknown): void {
    this.#log.warn({ part: 'rooms', topic: this.#name, err: cause }, 'A message did not reach the other processes');
  }
}
