import { systemClock } from '#platform/clock/clock.ts';
import { matchMaker } from '#platform/rooms/colyseus.ts';
import type { RoomLog } from '#platform/rooms/room-log.ts';
import type { RoomIdentity, RoomPorts, SessionsEnded } from './ports.ts';

const TOPIC = 'rooms:sessions-ended';
/** A seat that was reserved just before the end is taken within this time, or not at all. */
const REMEMBERED_MS = 30_000;

/** Clocks of processes differ by so much at most. A session that began later than that after the end is another one. */
const SKEW_MS = 2_000;

/** How a stay ends whose session is over: the banned are told so. */
export type Eviction = 'banned' | 'normal';

/** Somebody in one of this process' rooms. */
export interface Stay {
  readonly identity: RoomIdentity;
  end(how: Eviction): void;
}

const concerns = ({ playerId, sessionId }: SessionsEnded, identity: RoomIdentity): boolean =>
  playerId === identity.playerId && (sessionId === null || sessionId === identity.signInId);
const evictionOf = ({ banned }: SessionsEnded): Eviction => (banned ? 'banned' : 'normal');

/**
 * Puts people out of their rooms when their sessions end: a socket is authenticated once, at its seat request, and would
 * outlive a ban otherwise. Ends are heard of in this process and, with Redis, from the others.
 */
export class Evictions {
  readonly #log: RoomLog;
  readonly #stays = new Map<string, Set<Stay>>();
  readonly #recent = new Map<SessionsEnded, { readonly at: number; readonly forgetAt: number }>();

  constructor(log: RoomLog) {
    this.#log = log;
  }

  /** Listens from now on; returns the way to stop. */
  async start(ports: RoomPorts): Promise<() => void> {
    const { presence } = matchMaker;
    const hear = (ended: SessionsEnded) => this.#carryOut(ended);
    await presence.subscribe(TOPIC, hear);
    const stop = ports.onSessionsEnded((ended) => {
      // Here at once, whether Redis answers or not.
      this.#carryOut(ended);
      Promise.resolve(presence.publish(TOPIC, ended)).catch((cause: unknown) =>
        this.#log.warn({ part: 'rooms', err: cause }, 'The other processes did not hear that a session ended'),
      );
    });
    return () => {
      stop();
      void presence.unsubscribe(TOPIC, hear);
    };
  }

  enter(stay: Stay): void {
    const { playerId } = stay.identity;
    const stays = this.#stays.get(playerId) ?? new Set();
    this.#stays.set(playerId, stays.add(stay));
  }

  leave(stay: Stay): void {
    const { playerId } = stay.identity;
    const stays = this.#stays.get(playerId);
    if (stays?.delete(stay) && stays.size === 0) this.#stays.delete(playerId);
  }

  /** Why somebody with a seat may not sit down any more: the session ended after the seat was reserved. */
  refusalFor(identity: RoomIdentity): Eviction | null {
    this.#forgetOld();
    for (const [ended, { at }] of this.#recent) {
      const isOlder = identity.admittedAt === undefined || identity.admittedAt < at + SKEW_MS;
      if (isOlder && concerns(ended, identity)) return evictionOf(ended);
    }
    return null;
  }

  #carryOut(ended: SessionsEnded): void {
    this.#forgetOld();
    const at = systemClock.now().getTime();
    this.#recent.set(ended, { at, forgetAt: systemClock.monotonicMs() + REMEMBERED_MS });
    for (const stay of this.#stays.get(ended.playerId) ?? []) {
      if (concerns(ended, stay.identity)) stay.end(evictionOf(ended));
    }
  }

  #forgetOld(): void {
    const now = systemClock.monotonicMs();
    for (const [ended, { forgetAt }] of this.#recent) if (forgetAt <= now) this.#recent.delete(ended);
  }
}
