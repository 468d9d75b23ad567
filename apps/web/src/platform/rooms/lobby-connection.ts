import type { LobbyServerMessages } from '@syllaboom/contracts';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { joinLobby, type LobbyClientMessages, type LobbyLink } from './rooms.ts';

/** After a lost connection the first try comes within one to two of these, not of everybody at once: a place in the ranked queue waits five seconds. */
const FIRST_RETRY_MS = 700;
/** The tries after that one. */
const RETRY_MS = 3_000;
/** A screen that goes and the one that follows share the connection. */
const LINGER_MS = 250;

type Link = Pick<LobbyLink, 'on' | 'onClose' | 'leave' | 'send'>;
export type LobbyMessage = keyof LobbyServerMessages;
type Listener<Name extends LobbyMessage> = (payload: LobbyServerMessages[Name]) => void;
interface Watcher {
  /** Connected: what has to be said at once may be said now. */
  readonly opened?: (link: Pick<Link, 'send'>) => void;
  /** Lost; it is tried again. */
  readonly lost?: () => void;
  /** Nobody needs it any more. */
  readonly closed?: () => void;
}

/** The one connection to the lobby: who needs it holds it; it comes back after a loss, with everybody still listening. */
export class LobbyConnection {
  readonly #connect: () => Promise<Link>;
  readonly #listeners = new Map<LobbyMessage, Set<Listener<never>>>();
  readonly #watchers = new Set<Watcher>();
  #link: Link | null = null;
  #holders = 0;
  /** Since the last connection. */
  #failures = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #linger: ReturnType<typeof setTimeout> | undefined;
  /** Tells tries apart: an old one that succeeds late is let go. */
  #attempt = 0;

  constructor(connect: () => Promise<Link>) {
    this.#connect = connect;
  }

  /** Connects, or keeps the connection that is there, until the returned function is called. */
  hold(): () => void {
    clearTimeout(this.#linger);
    this.#holders += 1;
    if (this.#holders === 1 && this.#link === null) void this.#open();
    return () => {
      this.#holders -= 1;
      if (this.#holders > 0) return;
      this.#linger = setTimeout(() => {
        if (this.#holders === 0) this.#close();
      }, LINGER_MS);
    };
  }

  readonly retry = (): void => void this.#open();

  /**
   * Another player is at this page now: the lobby knows a connection by who opened it, so that a new one takes its place.
   * The old one ends at once: what the new player asks meanwhile would be answered as if the one before had asked.
   */
  readonly renew = (): void => {
    if (this.#holders === 0) return;
    this.#drop();
    void this.#open();
  };

  /** False: nobody is connected, nothing was sent. */
  send<Name extends keyof LobbyClientMessages>(
    name: Name,
    ...payload: undefined extends LobbyClientMessages[Name]
      ? [payload?: LobbyClientMessages[Name]]
      : [payload: LobbyClientMessages[Name]]
  ): boolean {
    this.#link?.send(name, ...payload);
    return this.#link !== null;
  }

  /** Hears messages of this name, over all reconnections. */
  on<Name extends LobbyMessage>(name: Name, listener: Listener<Name>): () => void {
    const known = this.#listeners.get(name);
    const all = known ?? new Set<Listener<never>>();
    all.add(listener as Listener<never>);
    if (known === undefined) {
      this.#listeners.set(name, all);
      if (this.#link) this.#listen(name, this.#link);
    }
    return () => void all.delete(listener as Listener<never>);
  }

  /** Subscribes to connecting and to losses; called at once when there is a connection. */
  watch(watcher: Watcher): () => void {
    this.#watchers.add(watcher);
    if (this.#link) watcher.opened?.(this.#link);
    return () => void this.#watchers.delete(watcher);
  }

  #listen(name: LobbyMessage, to: Link): void {
    to.on(name, (payload) => {
      if (this.#link !== to) return;
      for (const listener of this.#listeners.get(name) ?? []) listener(payload as never);
    });
  }

  async #open(): Promise<void> {
    clearTimeout(this.#retry);
    this.#attempt += 1;
    const own = this.#attempt;
    try {
      const joined = await this.#connect();
      if (this.#holders === 0 || own !== this.#attempt) return void joined.leave();
      this.#opened(joined);
    } catch {
      if (own !== this.#attempt) return;
      void this.#link?.leave();
      this.#lose();
    }
  }

  #opened(link: Link): void {
    if (this.#link !== null) this.#drop();
    this.#link = link;
    this.#failures = 0;
    link.onClose(() => {
      if (this.#link === link) this.#lose();
    });
    for (const name of this.#listeners.keys()) this.#listen(name, link);
    for (const { opened } of this.#watchers) opened?.(link);
  }

  #lose(): void {
    this.#link = null;
    if (this.#holders === 0) return;
    for (const { lost } of this.#watchers) lost?.();
    clearTimeout(this.#retry);
    const waitMs = this.#failures === 0 ? FIRST_RETRY_MS * (1 + Math.random()) : RETRY_MS;
    this.#failures += 1;
    this.#retry = setTimeout(() => void this.#open(), waitMs);
  }

  #close(): void {
    this.#attempt += 1;
    clearTimeout(this.#retry);
    this.#drop();
  }

  /** What was heard counts no more. */
  #drop(): void {
    const last = this.#link;
    this.#link = null;
    for (const { closed } of this.#watchers) closed?.();
    void last?.leave();
  }
}

export const lobbyConnection = new LobbyConnection(joinLobby);

/** Keeps the lobby connected while the caller is on the screen. */
export const useLobbyConnection = (): void => useEffect(() => lobbyConnection.hold(), []);

/** The same where only some callers need it: who plays on their own device is there for their friends, too. */
export const useLobbyWhile = (wanted: boolean): void =>
  useEffect(() => (wanted ? lobbyConnection.hold() : undefined), [wanted]);

/** Lets the lobby know when another player is at this page than before; null for guests, who are all alike there. */
export function useLobbyAs(playerId: string | null): void {
  const known = useRef(playerId);
  // Before any effect in which a page asks for what is the new player's.
  useLayoutEffect(() => {
    if (known.current === playerId) return;
    known.current = playerId;
    lobbyConnection.renew();
  }, [playerId]);
}
