import { CLOSE_CODES, type CloseName } from '@syllaboom/contracts';
import type { WebSocket } from 'ws';
import type { z } from 'zod/mini';
import {
  type Client,
  ClientState,
  getMessageBytes,
  Protocol,
  Room,
  SchemaSerializer,
  type ServerError,
} from './colyseus.ts';
import { OpenSeats, type SeatOwner } from './seats/open-seats.ts';
import type { RoomLog } from './room-log.ts';
import { refuseSeat, refuseSeatWith, textOfRefusal } from './room-refusal.ts';
import { SharedHandshake } from './sockets/shared-handshake.ts';
import { SocketGuard } from './sockets/socket-guard.ts';
import { TokenBucket } from './sockets/token-bucket.ts';

/** How often a client may send one kind of message. */
export interface MessageRate {
  readonly burst: number;
  readonly perSecond: number;
}

/** A client as the rooms see it. */
export type RoomClient<Member, Messages extends object> = Client<{
  userData: Member;
  messages: Messages & Record<string | number, unknown>;
}>;

interface RoomShape<State, Member, Messages extends object> {
  state: State extends object ? State : never;
  client: RoomClient<Member, Messages>;
}

/** The window that a client plays in, by the name that it gave itself; empty without one. */
export const tabOf = (client: { readonly ref: object }): string => SocketGuard.of(client.ref)?.tab ?? '';

/** Patches go out right after each input; this is only the net under it. */
const PATCH_MS = 5_000;
/** A client that has not acknowledged its seat by then only fills its queue. */
export const ACKNOWLEDGE_MS = 10_000;
const GOODBYE_MS = 3_000;

/**
 * What every room needs against the library's traps: errors that stay in their room, awaited reconnections gated by the
 * close code, messages parsed in their handler, a rate for each kind of message, own shutdown.
 */
export abstract class BaseRoom<State, Member, Messages extends object> extends Room<
  RoomShape<State, Member, Messages>
> {
  override patchRate: number | null = PATCH_MS;
  protected abstract readonly log: RoomLog;
  /** How long a dropped seat is held. */
  protected abstract readonly seatHoldSeconds: number;
  /** How long a client may take to acknowledge its seat. */
  protected get acknowledgeMs(): number {
    return ACKNOWLEDGE_MS;
  }
  /** Whether messages have a rate at all: not under a bench, nor in some tests. */
  protected get limitsMessages(): boolean {
    return true;
  }
  protected draining = false;
  readonly #startedAt = performance.now();
  /** For each kind of message: how often each client, by its session, may still send it. */
  readonly #buckets: Map<string, TokenBucket>[] = [];
  readonly #held = new Map<string, () => void>();
  readonly #timers = new Set<NodeJS.Timeout>();
  /** Clients that took a seat again. */
  readonly #returned = new WeakSet<object>();
  readonly #openSeats = new OpenSeats(this);

  /** The library asks for its own serializer when the state is set. */
  override setSerializer(asked: Parameters<Room<RoomShape<State, Member, Messages>>['setSerializer']>[0]): void {
    super.setSerializer(asked instanceof SchemaSerializer ? (new SharedHandshake() as typeof asked) : asked);
  }

  /** Whether the client was let in; messages of others are ignored. */
  protected abstract isMember(client: RoomClient<Member, Messages>): boolean;
  /** The member's socket broke; the seat is held from now on. */
  protected abstract memberDropped(client: RoomClient<Member, Messages>): void;
  /** A message was refused by its schema. */
  protected abstract malformed(client: RoomClient<Member, Messages>, type: string | number): void;
  /** The server is going down: finish, then call `closeForRestart`. */
  protected abstract drain(): void;

  /** Asked over HTTP, maybe by another process: holds a seat for somebody; the text of the refusal when there is none. */
  async holdSeat(sessionId: string, options: unknown, owner: SeatOwner): Promise<string | null> {
    if (this.draining) return textOfRefusal(refuseSeatWith('room/restarting'));
    const refusal = this.refusalBeforeSeat(owner);
    if (refusal !== null) return textOfRefusal(refusal);
    if (await this.#openSeats.hold(sessionId, options, owner)) return null;
    // One without a lock has seats: it is going.
    return textOfRefusal(this.locked ? refuseSeatWith('room/full') : refuseSeat('notFound'));
  }

  /** Why somebody is given no seat at all; null: they may come. Who has one is judged again as they come in. */
  protected refusalBeforeSeat(_owner: SeatOwner): ServerError | null {
    return null;
  }

  /** Room clock in ms, monotonic; starts with the room. */
  protected now(): number {
    return Math.round((performance.now() - this.#startedAt) * 10) / 10;
  }

  /** Runs once after `ms`, inside the room's error boundary; returns its cancel. */
  protected later(ms: number, run: () => void): () => void {
    const timer = setTimeout(
      () => {
        this.#timers.delete(timer);
        this.guarded('timer', run);
      },
      Math.max(0, ms),
    );
    this.#timers.add(timer);
    return () => {
      clearTimeout(timer);
      this.#timers.delete(timer);
    };
  }

  /** Runs something that the library does not wrap; what it throws is logged and stays here. */
  protected guarded(where: string, run: () => void): void {
    try {
      run();
    } catch (cause) {
      this.onUncaughtException(cause as Error, where);
    }
  }

  /** Listens to one kind of message: rate first, then its schema, then the handler. */
  protected listen<Value>(
    type: string | number,
    schema: z.ZodMiniType<Value>,
    rate: MessageRate,
    handler: (client: RoomClient<Member, Messages>, value: Value) => void,
    tooOften: (client: RoomClient<Member, Messages>) => void = () => undefined,
  ): void {
    const buckets = new Map<string, TokenBucket>();
    this.#buckets.push(buckets);
    this.onMessage(type, (client: RoomClient<Member, Messages>, raw: unknown) => {
      if (!this.isMember(client)) return;
      if (this.limitsMessages && !takeOne(buckets, client.sessionId, rate)) return tooOften(client);
      const parsed = schema.safeParse(raw);
      if (parsed.success) return handler(client, parsed.data);
      SocketGuard.of(client.ref)?.countBad();
      this.malformed(client, type);
    });
  }

  /** A message as it goes over the wire, for several clients at once: `client.enqueueRaw` sends it. */
  protected encode<Name extends keyof Messages & (string | number)>(type: Name, payload: Messages[Name]): Uint8Array {
    return getMessageBytes.raw(Protocol.ROOM_DATA, type, payload);
  }

  /** Tells several clients the same: it is encoded once, however many they are. */
  protected emitTo<Name extends keyof Messages & (string | number)>(
    clients: readonly RoomClient<Member, Messages>[],
    type: Name,
    payload: Messages[Name],
  ): void {
    if (clients.length === 0) return;
    const bytes = this.encode(type, payload);
    for (const client of clients) client.enqueueRaw(bytes);
  }

  /**
   * Kinds of messages that nobody listens to cost nothing but their share of the socket's frames: a page of another
   * version keeps its seat. Call it once, after all `listen`; without a listener the library closes the socket.
   */
  protected ignoreUnknownMessages(): void {
    this.onMessage('*', () => undefined);
  }

  /** Refuses a client that is just joining: nothing of it stays. */
  protected turnAway(client: RoomClient<Member, Messages>, name: CloseName, reason?: string): void {
    SocketGuard.of(client.ref)?.close(name, reason);
  }

  /** Ends a member's stay at once; the close frame follows. */
  protected dismiss(client: RoomClient<Member, Messages>, name: CloseName): void {
    const socket = client.ref as unknown as WebSocket;
    this.kickClient(client.sessionId, CLOSE_CODES[name].code, CLOSE_CODES[name].reason ?? '');
    setTimeout(() => socket.terminate(), GOODBYE_MS).unref();
  }

  /** The server-measured round trip of a client in ms. */
  protected roundTripMs(client: RoomClient<Member, Messages>): number | null {
    return SocketGuard.of(client.ref)?.trip.medianMs ?? null;
  }

  /** Measures a client's round trip once more. */
  protected probe(client: RoomClient<Member, Messages>): void {
    SocketGuard.of(client.ref)?.probe();
  }

  /** Starts the watch over a client that has its seat but has not acknowledged it. */
  protected expectAcknowledgement(client: RoomClient<Member, Messages>): void {
    this.later(this.acknowledgeMs, () => {
      if (client.state === ClientState.JOINING) SocketGuard.of(client.ref)?.close('tooSlow');
    });
  }

  override async onDrop(client: RoomClient<Member, Messages>, code?: number): Promise<void> {
    if (this.draining || !this.isMember(client) || !mayReturn(client, code ?? 1006)) return;
    // The library forgets the old socket of a taken-over seat: it would stay open and get nothing for ever.
    if (code === TAKEN_OVER) SocketGuard.of(client.ref)?.close('takenOver');
    this.memberDropped(client);
    // The library holds no seat that was not acknowledged: who breaks off while coming back has sat here before.
    if (this.#returned.has(client)) Object.assign(client, { _enqueuedMessages: undefined });
    try {
      const held = this.allowReconnection(client, this.seatHoldSeconds);
      this.#held.set(client.sessionId, () => held.reject(new Error('given up')));
      await held;
    } catch {
      // Gone for good: onLeave follows.
    } finally {
      this.#held.delete(client.sessionId);
    }
  }

  /** Called with every client that takes a seat again. */
  protected noteReturn(client: RoomClient<Member, Messages>): void {
    this.#returned.add(client);
  }

  /** Gives up a held seat before its time. */
  protected giveUpSeat(sessionId: string): void {
    this.#held.get(sessionId)?.();
  }

  /** Forgets what is kept for a client that has left for good. */
  protected forget(client: RoomClient<Member, Messages>): void {
    for (const buckets of this.#buckets) buckets.delete(client.sessionId);
  }

  override onUncaughtException(error: Error, where: string): void {
    this.log.error({ part: 'rooms', room: this.roomId, where, err: error.cause ?? error }, 'A room handler failed');
  }

  override onBeforeShutdown(): void {
    this.draining = true;
    this.guarded('drain', () => this.drain());
  }

  /** Sends everybody away with 4010 "restart" and gives the room up. */
  protected closeForRestart(): void {
    // Dismissing takes a client out of the list.
    for (const client of Array.from(this.clients)) this.dismiss(client, 'restart');
    this.disconnect(CLOSE_CODES.restart.code).catch(() => undefined);
  }

  override onDispose(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
  }
}

function takeOne(buckets: Map<string, TokenBucket>, sessionId: string, rate: MessageRate): boolean {
  const now = performance.now();
  let bucket = buckets.get(sessionId);
  if (bucket === undefined) {
    bucket = new TokenBucket(rate.burst, rate.perSecond, now);
    buckets.set(sessionId, bucket);
  }
  return bucket.take(now);
}

/** The library's own code for a takeover of a live seat (and for what it cannot decode, which the guard renames). */
const TAKEN_OVER = 4002;

/** A seat is held after closes of the transport, a restart, and a takeover by its own token. */
function mayReturn(client: { ref: object }, code: number): boolean {
  const closedAs = SocketGuard.of(client.ref)?.closedAs ?? null;
  if (closedAs !== null) return closedAs === 'restart' || closedAs === 'tooSlow';
  return code < 4000 || code === CLOSE_CODES.restart.code || code === TAKEN_OVER;
}
