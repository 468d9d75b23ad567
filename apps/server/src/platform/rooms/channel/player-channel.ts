import { PLAYER_EVENTS, type PlayerEventName, type PlayerEvents, type SessionUser } from '@syllaboom/contracts';
import { systemClock } from '../../clock/clock.ts';
import { afterCommit, type Tx } from '../../db/index.ts';
import type { RoomLog } from '../room-log.ts';
import { Topic } from './topic.ts';

/** What rooms carry out themselves when it is about one of their people; plain data, since it travels. */
export interface PlayerNotices {
  /** A session is over before its time; `sessionId` null: all of the player's. */
  sessionEnded: { readonly sessionId: string | null; readonly banned: boolean };
  /** Name, cosmetics, roles or balances are no longer what they were. */
  changed: object;
  /** May not write until then (ms since 1970; `FOR_GOOD`); null: may again. */
  mute: { readonly until: number | null };
  /** A warning waits to be shown. */
  warn: object;
  /** Out of the room. */
  kick: object;
  /** Something that the player sells was sold. */
  sold: object;
  /** Whom the player does not want to hear from now on. */
  hide: { readonly unheard: readonly string[]; readonly blocked: readonly string[] };
}
/** What is only said within a process. */
interface LocalNotices extends Pick<PlayerNotices, 'changed'> {
  /** A changed player as they are now, read once for all their connections here. */
  refreshed: SessionUser;
}
type Sent = PlayerNotices & PlayerEvents;
type Delivered = Sent & LocalNotices;
type Of<Events> = { [Name in keyof Events]: { readonly event: Name; readonly payload: Events[Name] } }[keyof Events];

/** Something that a player's connections receive. */
export type PlayerMessage = Of<Delivered>;
export type PlayerMessageName = PlayerMessage['event'];
/** What goes on to a client as it is. */
export type ForwardedMessage = Extract<PlayerMessage, { readonly event: PlayerEventName }>;
/** A message together with when it arrived here, in ms since 1970. */
export type RecentMessage = PlayerMessage & { readonly at: number };
type Listener = (message: PlayerMessage) => void;

/** For good, as a time that survives JSON. */
export const FOR_GOOD = Number.MAX_SAFE_INTEGER;

/** A seat that was given just before is taken within this time, or not at all. */
const REMEMBERED_MS = 30_000;
/** What concerns also those who connect a moment later, with what was read before it. */
const REMEMBERED: ReadonlySet<PlayerMessageName> = new Set(['sessionEnded', 'mute', 'warn', 'hide']);

/** Whether it goes on to clients under its own name. */
export const isForClients = (message: PlayerMessage): message is ForwardedMessage =>
  Object.hasOwn(PLAYER_EVENTS, message.event);

/** As it travels between processes, also older ones: they know what it holds as `news`. */
interface Envelope {
  readonly playerIds: readonly string[];
  readonly news: PlayerMessage;
}
interface Memory {
  readonly message: RecentMessage;
  readonly forgetAt: number;
}

/**
 * Reaches players wherever they are: every connection of theirs, in all rooms of all processes, once each. What it says
 * is a hint, kept for nobody: whoever was not connected reads the truth when they come.
 */
export class PlayerChannel {
  readonly #topic: Topic<Envelope>;
  readonly #connections = new Map<string, Set<Listener>>();
  readonly #listeners = new Set<(playerId: string, message: PlayerMessage) => void>();
  /** By player, the latest last. */
  readonly #recent = new Map<string, Memory[]>();

  constructor(log: RoomLog) {
    this.#topic = new Topic('players', log);
    this.#topic.subscribe(({ playerIds, news: message }) => {
      // Another process may be of another version: what a client would not understand stays here.
      if (isForClients(message)) PLAYER_EVENTS[message.event].parse(message.payload);
      for (const playerId of playerIds) this.#deliver(playerId, message);
    });
  }

  /** Connects this process with the others; returns disconnect. */
  open(): Promise<() => void> {
    return this.#topic.open();
  }

  /** Publishes something to players. Never throws. */
  send<Name extends keyof Sent>(playerIds: readonly string[], event: Name, payload: Sent[Name]): void {
    if (playerIds.length > 0) this.#topic.publish({ playerIds, news: { event, payload } as PlayerMessage });
  }

  /** The same once the transaction has committed; nothing goes out when it rolls back. */
  sendAfter<Name extends keyof Sent>(tx: Tx, playerIds: readonly string[], event: Name, payload: Sent[Name]): void {
    afterCommit(tx, () => this.send(playerIds, event, payload));
  }

  /** Sends to a player's connections in this process alone. */
  sendLocally<Name extends keyof LocalNotices>(playerId: string, event: Name, payload: LocalNotices[Name]): void {
    this.#deliver(playerId, { event, payload } as PlayerMessage);
  }

  /** Subscribes one connection of a player; returns unsubscribe. */
  connect(playerId: string, listener: Listener): () => void {
    const connections = this.#connections.get(playerId) ?? new Set();
    this.#connections.set(playerId, connections.add(listener));
    return () => {
      if (connections.delete(listener) && connections.size === 0 && this.#connections.get(playerId) === connections)
        this.#connections.delete(playerId);
    };
  }

  /** Whether a player has a connection in this process. */
  isHere(playerId: string): boolean {
    return this.#connections.has(playerId);
  }

  /** Subscribes to what is sent to anybody, in this process or another; returns unsubscribe. */
  subscribe(listener: (playerId: string, message: PlayerMessage) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** What was sent to a player who connects now while their seat was being given, the oldest first. */
  recentOf(playerId: string): readonly RecentMessage[] {
    this.#forgetOld();
    const now = systemClock.monotonicMs();
    return (this.#recent.get(playerId) ?? []).flatMap(({ message, forgetAt }) => (forgetAt > now ? [message] : []));
  }

  #deliver(playerId: string, message: PlayerMessage): void {
    if (REMEMBERED.has(message.event)) this.#remember(playerId, message);
    for (const listener of Array.from(this.#listeners)) this.#topic.guard(() => listener(playerId, message));
    const connections = this.#connections.get(playerId);
    if (!connections) return;
    for (const listener of Array.from(connections))
      if (connections.has(listener)) this.#topic.guard(() => listener(message));
  }

  #remember(playerId: string, message: PlayerMessage): void {
    this.#forgetOld();
    const now = systemClock.monotonicMs();
    const known = (this.#recent.get(playerId) ?? []).filter(({ forgetAt }) => forgetAt > now);
    const memory = { message: { ...message, at: systemClock.now().getTime() }, forgetAt: now + REMEMBERED_MS };
    this.#recent.delete(playerId);
    this.#recent.set(playerId, [...known, memory]);
  }

  #forgetOld(): void {
    const now = systemClock.monotonicMs();
    for (const [playerId, memories] of this.#recent) {
      if ((memories.at(-1)?.forgetAt ?? 0) > now) return;
      this.#recent.delete(playerId);
    }
  }
}
