import { useSyncExternalStore } from 'react';

const CHANGED = 'syllaboom:route';

/** Reads the room of an address: the parameter `room`, if it can be a room's id. */
export const readRoomId = (search: string): string | null => {
  const id = new URLSearchParams(search).get('room');
  return id && /^[A-Za-z0-9_-]{1,40}$/.test(id) ? id : null;
};

/** Reads the match of an address that is to be played back: the parameter `replay`, if it can be a match's id. */
export const readReplayId = (search: string): string | null => {
  const id = new URLSearchParams(search).get('replay');
  return id && /^[A-Za-z0-9_-]{1,40}$/.test(id) ? id : null;
};

const addressWith = (name: 'room' | 'replay', value: string | null): string => {
  const url = new URL(location.href);
  if (value === null) url.searchParams.delete(name);
  else url.searchParams.set(name, value);
  return url.pathname + url.search;
};

/** Puts the room into the address, or takes it out; all state lives in query parameters [S0015]. */
export function setRoomAddress(roomId: string | null): void {
  if (readRoomId(location.search) === roomId && (roomId !== null || !location.search.includes('room='))) return;
  history.replaceState(null, '', addressWith('room', roomId));
  dispatchEvent(new Event(CHANGED));
}

/** Puts a stored match into the address, or takes it out. */
export function setReplayAddress(matchId: string | null): void {
  if (readReplayId(location.search) === matchId && (matchId !== null || !location.search.includes('replay='))) return;
  history.replaceState(null, '', addressWith('replay', matchId));
}

const subscribe = (notify: () => void): (() => void) => {
  addEventListener('popstate', notify);
  addEventListener(CHANGED, notify);
  return () => {
    removeEventListener('popstate', notify);
    removeEventListener(CHANGED, notify);
  };
};

/** The room in the address; re-renders when it changes. */
export const useRoomAddress = (): string | null => useSyncExternalStore(subscribe, () => readRoomId(location.search));

/** The link that brings somebody into a room. */
export const roomLink = (roomId: string): string =>
  new URL(`?room=${encodeURIComponent(roomId)}`, document.baseURI).href;
