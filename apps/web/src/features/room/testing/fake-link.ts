import type { GameRoomState, ServerMessageName, ServerMessages } from '@syllaboom/contracts';
import type { RoomClose } from '../../../platform/rooms/room-close.ts';
import type { GameLink } from '../../../platform/rooms/rooms.ts';

type Listener = (payload: never) => void;

/** A room link in the hand of a test: it plays the server, and keeps what the client sent. */
export function createFakeLink(first: GameRoomState, selfId = 'me') {
  const listeners = new Map<string | number, Set<Listener>>();
  const sent: { name: string | number; payload: unknown }[] = [];
  let state = first;
  let left = false;
  let released = false;
  let dialling = false;
  const listen = (topic: string | number, listener: Listener) => {
    const set = listeners.get(topic) ?? new Set();
    listeners.set(topic, set);
    set.add(listener);
    return () => set.delete(listener);
  };
  const emit = (topic: string | number, payload: unknown) => {
    for (const listener of listeners.get(topic) ?? []) listener(payload as never);
  };
  const link: GameLink = {
    roomId: 'K7QX',
    sessionId: selfId,
    token: () => 'token',
    state: () => state,
    onState: (listener) => listen('#state', listener),
    on: (name, listener) => listen(name, listener as Listener),
    onNumber: (type, listener) => listen(type, listener as Listener),
    send: (name, ...payload) => void sent.push({ name, payload: payload[0] }),
    sendNumber: (type, payload) => void sent.push({ name: type as number, payload }),
    onDrop: (listener) => listen('#drop', listener as Listener),
    onBack: (listener) => listen('#back', listener),
    onClose: (listener) => listen('#close', listener),
    ping: async () => 20,
    isDialling: () => dialling,
    leave: async () => {
      left = true;
    },
    release: () => {
      released = true;
    },
  };
  return {
    link,
    sent,
    sentUnder: (name: string | number) => sent.filter((one) => one.name === name).map((one) => one.payload),
    hasLeft: () => left,
    isReleased: () => released,
    setDialling: (on: boolean) => {
      dialling = on;
    },
    patch(changes: Partial<GameRoomState>): void {
      state = { ...state, ...changes };
      emit('#state', state);
    },
    say<Name extends ServerMessageName>(name: Name, payload: ServerMessages[Name]): void {
      emit(name, payload);
    },
    relay: (type: number, payload: unknown) => emit(type, payload),
    drop: (restart = false) => emit('#drop', restart),
    back: () => emit('#back', undefined),
    close: (close: RoomClose) => emit('#close', close),
  };
}
