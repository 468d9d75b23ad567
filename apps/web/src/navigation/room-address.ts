import { useSyncExternalStore } from 'react';
import { isEmbedded } from '../platform/discord/launch.ts';
import { without } from './address.ts';
import { PLACE_CHANGED, readPlace } from './history-entry.ts';
import { changePlace } from './overlay-entry.ts';

/** The room of the address, also where streamer mode keeps it out of sight: a reload and the way back find it. */
export const roomInAddress = (): string | null => readPlace().room ?? null;

/** The room that is entered, null = none: inside the chat platform the address belongs to the platform. */
let entered: string | null = null;
export const enteredRoom = (): string | null => entered;

/** Puts the room into the address, or takes it out. */
export function setRoomAddress(roomId: string | null, how: 'push' | 'replace' = 'replace'): void {
  entered = roomId;
  changePlace((place) => (roomId === null ? without(place, ['room']) : { room: roomId }), how);
  if (isEmbedded()) dispatchEvent(new Event(PLACE_CHANGED));
}

const subscribe = (notify: () => void): (() => void) => {
  addEventListener('popstate', notify);
  addEventListener(PLACE_CHANGED, notify);
  return () => {
    removeEventListener('popstate', notify);
    removeEventListener(PLACE_CHANGED, notify);
  };
};

/** The room that the player is in, or that the link names. */
const currentRoom = (): string | null => (isEmbedded() ? entered : roomInAddress());

/** The room in the address; re-renders when it changes. */
export const useRoomAddress = (): string | null => useSyncExternalStore(subscribe, currentRoom, () => null);

/** The link that brings somebody into a room. */
export const roomLink = (roomId: string): string =>
  new URL(`?room=${encodeURIComponent(roomId)}`, document.baseURI).href;
