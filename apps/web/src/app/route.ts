import { useSyncExternalStore } from 'react';
import { isEmbedded } from '../platform/discord/launch.ts';
import { afterSheets } from '../ui/windows/sheet-history.ts';

const CHANGED = 'syllaboom:route';
const asId = (id: string | null): string | null => (id && /^[A-Za-z0-9_-]{1,40}$/.test(id) ? id : null);

/**
 * Reads the room of an address: the parameter `room`, inside the chat platform `custom_id` (what was shared there), if it
 * can be a room's id.
 */
export const readRoomId = (search: string): string | null =>
  asId(new URLSearchParams(search).get(isEmbedded(search) ? 'custom_id' : 'room'));

/** Inside the chat platform the address belongs to the platform: the room is kept here. Null = in none. */
let embeddedRoom: string | null = null;

/** Reads the match of an address that is to be played back: the parameter `replay`, if it can be a match's id. */
export const readReplayId = (search: string): string | null => asId(new URLSearchParams(search).get('replay'));

const addressWith = (name: 'room' | 'replay', value: string | null): string => {
  const url = new URL(location.href);
  if (value === null) url.searchParams.delete(name);
  else url.searchParams.set(name, value);
  return url.pathname + url.search;
};

/** Puts the room into the address, or takes it out; all state lives in query parameters [S0015]. */
export function setRoomAddress(roomId: string | null): void {
  if (isEmbedded()) {
    embeddedRoom = roomId;
    dispatchEvent(new Event(CHANGED));
    return;
  }
  afterSheets(() => {
    if (readRoomId(location.search) === roomId && (roomId !== null || !location.search.includes('room='))) return;
    history.replaceState(null, '', addressWith('room', roomId));
    dispatchEvent(new Event(CHANGED));
  });
}

/** Puts a stored match into the address, or takes it out. */
export function setReplayAddress(matchId: string | null): void {
  if (isEmbedded()) return;
  afterSheets(() => {
    if (readReplayId(location.search) === matchId && (matchId !== null || !location.search.includes('replay='))) return;
    history.replaceState(null, '', addressWith('replay', matchId));
  });
}

const subscribe = (notify: () => void): (() => void) => {
  addEventListener('popstate', notify);
  addEventListener(CHANGED, notify);
  return () => {
    removeEventListener('popstate', notify);
    removeEventListener(CHANGED, notify);
  };
};

/** The room that the player is in, or that the link names. */
const currentRoom = (): string | null => (isEmbedded() ? embeddedRoom : readRoomId(location.search));

/** The room in the address; re-renders when it changes. */
export const useRoomAddress = (): string | null => useSyncExternalStore(subscribe, currentRoom);

/** The link that brings somebody into a room. */
export const roomLink = (roomId: string): string =>
  new URL(`?room=${encodeURIComponent(roomId)}`, document.baseURI).href;
