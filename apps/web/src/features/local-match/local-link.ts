import {
  type ClientMessages,
  DRAFT_MESSAGE,
  type DraftRelay,
  type GameRoomState,
  type ServerMessageName,
  type ServerMessages,
} from '@syllaboom/contracts';
import type { DraftDelta } from '@syllaboom/engine';
import type { GameLink } from '../../platform/rooms/rooms.ts';

type Listener = (payload: never) => void;

/** What the table does at a local link's other end. */
export interface LocalTable {
  readonly selfId: string;
  send(name: keyof ClientMessages, payload: unknown): void;
  draft(delta: DraftDelta): void;
  leave(): void;
}

/** A link whose other end is in this page (or its worker), and the way to speak through it. */
export interface LocalLink {
  readonly link: GameLink;
  emitState(state: GameRoomState): void;
  emit<Name extends ServerMessageName>(name: Name, payload: ServerMessages[Name]): void;
  emitDraft(relay: DraftRelay): void;
}

/** A match without a server as a room link: the same states, messages and drafts, so that everything above can't tell the difference. */
export function createLocalLink(table: LocalTable): LocalLink {
  const listeners = new Map<string | number, Set<Listener>>();
  let state: GameRoomState | null = null;
  const listen = (topic: string | number, listener: Listener): (() => void) => {
    const set = listeners.get(topic) ?? new Set();
    listeners.set(topic, set);
    set.add(listener);
    return () => set.delete(listener);
  };
  const announce = (topic: string | number, payload: unknown): void => {
    for (const listener of listeners.get(topic) ?? []) listener(payload as never);
  };
  const never = () => () => undefined;
  const link: GameLink = {
    roomId: '',
    sessionId: table.selfId,
    token: () => '',
    state: () => state as GameRoomState,
    onState: (listener) => listen('#state', listener),
    on: (name: ServerMessageName, listener) => listen(name, listener as Listener),
    onNumber: (type, listener) => listen(type, listener as Listener),
    send: (name, ...payload) => table.send(name, payload[0]),
    sendNumber: (_, payload) => table.draft(payload as DraftDelta),
    onDrop: never,
    onBack: never,
    onClose: never,
    ping: async () => 0,
    leave: async () => table.leave(),
    release: () => undefined,
    isDialling: () => false,
  };
  return {
    link,
    emitState: (next) => {
      state = next;
      announce('#state', next);
    },
    emit: announce,
    emitDraft: (relay) => announce(DRAFT_MESSAGE, relay),
  };
}
