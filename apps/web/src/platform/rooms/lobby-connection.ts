import type { LobbyServerMessages } from '@syllaboom/contracts';
import { useEffect } from 'react';
import { joinLobby, type LobbyClientMessages, type LobbyLink } from './rooms.ts';

/** After a lost connection the next try. */
export const RETRY_MS = 3_000;
/** A screen that goes and the one that follows share the connection. */
const LINGER_MS = 250;

type Link = Pick<LobbyLink, 'on' | 'onClose' | 'leave' | 'send'>;
export type LobbyMessage = keyof LobbyServerMessages;
type Hear<Name extends LobbyMessage> = (payload: LobbyServerMessages[Name]) => void;
interface Watcher {
  /** Connected: what has to be said at once may be said now. */
  readonly opened?: (link: Pick<Link, 'send'>) => void;
  /** Lost; it is tried again. */
  readonly lost?: () => void;
  /** Nobody needs it any more. */
  readonly closed?: () => void;
}

/** The one connection to the lobby: who needs it holds it; it comes back after a loss, with everybody still listening. */
export function createLobbyConnection({ connect }: { readonly connect: () => Promise<Link> }) {
  const heard = new Map<LobbyMessage, Set<Hear<never>>>();
  const watchers = new Set<Watcher>();
  let link: Link | null = null;
  let holders = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let linger: ReturnType<typeof setTimeout> | undefined;
  /** Tells tries apart: an old one that succeeds late is let go. */
  let attempt = 0;

  const tell = (name: LobbyMessage, payload: never): void => {
    for (const hear of heard.get(name) ?? []) hear(payload);
  };
  const listen = (name: LobbyMessage, to: Link): void => {
    to.on(name, (payload) => {
      if (link === to) tell(name, payload as never);
    });
  };
  const lose = (): void => {
    link = null;
    if (holders === 0) return;
    for (const { lost } of [...watchers]) lost?.();
    clearTimeout(retry);
    retry = setTimeout(() => void open(), RETRY_MS);
  };
  const open = async (): Promise<void> => {
    clearTimeout(retry);
    attempt += 1;
    const own = attempt;
    try {
      const joined = await connect();
      if (holders === 0 || own !== attempt) return void joined.leave();
      link = joined;
      joined.onClose(() => {
        if (link === joined) lose();
      });
      for (const name of heard.keys()) listen(name, joined);
      for (const { opened } of [...watchers]) opened?.(joined);
    } catch {
      if (own === attempt) lose();
    }
  };
  const close = (): void => {
    attempt += 1;
    clearTimeout(retry);
    const last = link;
    link = null;
    for (const { closed } of [...watchers]) closed?.();
    void last?.leave();
  };
  return {
    /** Connects, or keeps the connection that is there, until the returned function is called. */
    hold(): () => void {
      clearTimeout(linger);
      holders += 1;
      if (holders === 1 && link === null) void open();
      return () => {
        holders -= 1;
        if (holders > 0) return;
        linger = setTimeout(() => {
          if (holders === 0) close();
        }, LINGER_MS);
      };
    },
    retry: (): void => void open(),
    /** False: nobody is connected, nothing was sent. */
    send<Name extends keyof LobbyClientMessages>(
      name: Name,
      ...payload: undefined extends LobbyClientMessages[Name]
        ? [payload?: LobbyClientMessages[Name]]
        : [payload: LobbyClientMessages[Name]]
    ): boolean {
      link?.send(name, ...payload);
      return link !== null;
    },
    /** Hears messages of this name, over all reconnections. */
    on<Name extends LobbyMessage>(name: Name, hear: Hear<Name>): () => void {
      const known = heard.get(name);
      const all = known ?? new Set<Hear<never>>();
      all.add(hear as Hear<never>);
      if (known === undefined) {
        heard.set(name, all);
        if (link) listen(name, link);
      }
      return () => void all.delete(hear as Hear<never>);
    },
    /** Hears of connecting and of losses; told at once when there is a connection. */
    watch(watcher: Watcher): () => void {
      watchers.add(watcher);
      if (link) watcher.opened?.(link);
      return () => void watchers.delete(watcher);
    },
  };
}
export type LobbyConnection = ReturnType<typeof createLobbyConnection>;

export const lobbyConnection: LobbyConnection = createLobbyConnection({ connect: joinLobby });

/** Keeps the lobby connected while the caller is on the screen. */
export const useLobbyConnection = (): void => useEffect(() => lobbyConnection.hold(), []);
