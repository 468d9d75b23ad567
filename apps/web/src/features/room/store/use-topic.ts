import type { GameLanguage } from '@syllaboom/engine';
import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import type { RoomActions } from './room-actions.ts';
import type { RoomStore, SnapshotTopic } from './room-store.ts';
import type { RoomInfo, SeatView, Topic } from './room-types.ts';

export interface RoomContextValue {
  readonly store: RoomStore;
  readonly actions: RoomActions;
}
/** The room around a screen. Both values live as long as the stay, so nothing re-renders through it. */
export const RoomContext = createContext<RoomContextValue | null>(null);

/** The store and the actions of the room that the component stands in. */
export function useRoom(): RoomContextValue {
  const value = useContext(RoomContext);
  if (!value) throw new Error('Something went wrong. Try restarting the game.');
  return value;
}

/** Re-renders when the topic changes and `read` gives another value. `read` must return a snapshot or a primitive. */
export function useTopic<Value>(topic: Topic, read: (store: RoomStore) => Value): Value {
  const { store } = useRoom();
  const subscribe = useCallback((notify: () => void) => store.on(topic, notify), [store, topic]);
  return useSyncExternalStore(subscribe, () => read(store));
}

/** The snapshot of a plain topic. */
export const useSnapshot = <Name extends SnapshotTopic>(topic: Name) => useTopic(topic, (store) => store.get(topic));

export const useSeat = (id: string): SeatView | undefined => useTopic(`seat:${id}`, (store) => store.seat(id));
export const useSelf = (): SeatView | undefined => useSeat(useRoom().store.selfId);
/** True for the host of the room. */
export const useIsHost = (): boolean => {
  const { store } = useRoom();
  return useTopic('info', () => store.get('info')?.host === store.selfId);
};
/** The language that the own words are read in: the room's, or in a multi-language room the player's own. */
export const wordLanguage = (
  info: Pick<RoomInfo, 'mlang' | 'locale'> | null,
  self: Pick<SeatView, 'language'> | undefined,
): GameLanguage => (info?.mlang && self ? self.language : (info?.locale ?? 'en-US'));
export const useWordLanguage = (): GameLanguage => wordLanguage(useSnapshot('info'), useSelf());
/** The language that somebody's words are read in: the room's, or in a multi-language room their own. */
export const useSeatLanguage = (seat: { readonly language?: GameLanguage } | undefined | null): GameLanguage => {
  const info = useSnapshot('info');
  return (info?.mlang ? seat?.language : undefined) ?? info?.locale ?? 'en-US';
};
