import { DRAFT_MESSAGE, type GameRoomState, type ServerMessageName } from '@syllaboom/contracts';
import type { DraftDelta } from '@syllaboom/engine';
import type { GameLink } from '../../platform/rooms/rooms.ts';
import type { PracticeNews, PracticeOrder } from './worker/practice-protocol.ts';
import { SELF_ID } from './worker/practice-protocol.ts';

/** The worker as far as a link needs it. */
export interface PracticePort {
  post(order: PracticeOrder): void;
  listen(listener: (news: PracticeNews) => void): () => void;
}

type Listener = (payload: never) => void;

/** An offline match as a room link: the same states, messages and drafts, so that everything above can't tell the difference. */
export function linkPractice(port: PracticePort, onLeave: () => void): { link: GameLink; close: () => void } {
  const listeners = new Map<string | number, Set<Listener>>();
  let state: GameRoomState | null = null;
  const listen = (topic: string | number, listener: Listener): (() => void) => {
    const set = listeners.get(topic) ?? new Set();
    listeners.set(topic, set);
    set.add(listener);
    return () => set.delete(listener);
  };
  const tell = (topic: string | number, payload: unknown) => {
    for (const listener of listeners.get(topic) ?? []) listener(payload as never);
  };
  const close = port.listen((news) => {
    if (news.k === 'state') {
      state = news.state;
      tell('#state', state);
    }
    if (news.k === 'message') tell(news.name, news.payload);
    if (news.k === 'draft') tell(DRAFT_MESSAGE, news.relay);
  });
  const never = () => () => undefined;
  const link: GameLink = {
    roomId: '',
    sessionId: SELF_ID,
    token: () => '',
    state: () => state as GameRoomState,
    onState: (listener) => listen('#state', listener),
    on: (name: ServerMessageName, listener) => listen(name, listener as Listener),
    onNumber: (type, listener) => listen(type, listener as Listener),
    send: (name, ...payload) => port.post({ k: 'client', name, payload: payload[0] }),
    sendNumber: (_, payload) => port.post({ k: 'draft', delta: payload as DraftDelta }),
    onDrop: never,
    onBack: never,
    onClose: never,
    ping: async () => 0,
    leave: async () => onLeave(),
  };
  return { link, close };
}
