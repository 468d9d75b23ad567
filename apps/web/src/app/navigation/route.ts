import { useSyncExternalStore } from 'react';
import { isEmbedded } from '../../platform/discord/launch.ts';
import { afterSheets } from '../../ui/windows/sheet-history.ts';
import { HOME_TABS, type HomeTab } from './home-tab.ts';

const CHANGED = 'syllaboom:route';
const asId = (id: string | null): string | null => (id && /^[A-Za-z0-9_-]{1,40}$/.test(id) ? id : null);

/**
 * Reads the room of an address: the parameter `room`, inside the chat platform `custom_id` (what was shared there), if it
 * can be a room's id.
 */
export const readRoomId = (search: string): string | null =>
  asId(new URLSearchParams(search).get(isEmbedded(search) ? 'custom_id' : 'room'));

/** What an entry of the history remembers where the address may not tell it (streamer mode). */
interface RoomMark {
  readonly room?: unknown;
}
const markedRoom = (): string | null => {
  const room = (history.state as RoomMark | null)?.room;
  return typeof room === 'string' ? asId(room) : null;
};

/** The room of the address, also where streamer mode keeps it out of sight: a reload and the way back find it. */
export const roomInAddress = (): string | null => readRoomId(location.search) ?? markedRoom();

/** The room that is entered, null = none: inside the chat platform the address belongs to the platform. */
let entered: string | null = null;
export const enteredRoom = (): string | null => entered;

/** Reads the match of an address that is to be played back: the parameter `replay`, if it can be a match's id. */
export const readReplayId = (search: string): string | null => asId(new URLSearchParams(search).get('replay'));

/** Reads the page of home of an address: the parameter `tab`; the list of rooms without it. */
export function readHomeTab(search: string): HomeTab {
  const named = new URLSearchParams(search).get('tab');
  return HOME_TABS.find((tab) => tab === named) ?? 'rooms';
}

/** The address with one parameter of ours, or none of them; what else it holds stays. */
const addressWith = (name: 'room' | 'replay' | 'tab', value: string | null, alone = value !== null): string => {
  const url = new URL(location.href);
  for (const ours of !alone ? [name] : ['room', 'replay', 'tab']) url.searchParams.delete(ours);
  if (value !== null) url.searchParams.set(name, value);
  return url.pathname + url.search;
};

/** Puts an address of ours in the place of what stands there, or as a step of its own. */
function write(address: string, how: 'push' | 'replace', mark: RoomMark | null = null): void {
  if (how === 'push') history.pushState(mark, '', address);
  else history.replaceState(mark, '', address);
}

/** Whether the address may not tell the room. The first files don't know: the app tells, with `installHiddenAddress`. */
let isHidden = (): boolean => false;

const writeRoom = (roomId: string | null, how: 'push' | 'replace'): void =>
  isHidden() && roomId !== null
    ? write(addressWith('tab', null, true), how, { room: roomId })
    : write(addressWith('room', roomId), how);

/** Takes the room's code out of the address, or puts it back, as `hidden` says now and at each change. Returns the remover. */
export function installHiddenAddress(
  hidden: () => boolean,
  onChange: (listener: () => void) => () => void,
): () => void {
  isHidden = hidden;
  const follow = () => {
    if (isEmbedded()) return;
    afterSheets(() => {
      const roomId = roomInAddress();
      if (roomId !== null && isHidden() === (readRoomId(location.search) !== null)) writeRoom(roomId, 'replace');
    });
  };
  follow();
  return onChange(follow);
}

/** Puts the room into the address, or takes it out; all state lives in query parameters. */
export function setRoomAddress(roomId: string | null, how: 'push' | 'replace' = 'replace'): void {
  entered = roomId;
  if (isEmbedded()) {
    dispatchEvent(new Event(CHANGED));
    return;
  }
  afterSheets(() => {
    if (roomInAddress() === roomId && (roomId !== null || !location.search.includes('room='))) return;
    writeRoom(roomId, how);
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

/**
 * Puts the page of home into the address, so that a reload, a link and "back" find it again: as a step of its own (`push`), or
 * in the place of what stands there.
 */
export function setTabAddress(tab: HomeTab, how: 'push' | 'replace'): void {
  if (isEmbedded()) return;
  afterSheets(() => {
    const address = addressWith('tab', tab === 'rooms' ? null : tab);
    if (address === location.pathname + location.search) return;
    write(address, how);
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
const currentRoom = (): string | null => (isEmbedded() ? entered : roomInAddress());

/** The room in the address; re-renders when it changes. */
export const useRoomAddress = (): string | null => useSyncExternalStore(subscribe, currentRoom, () => null);

/** The link that brings somebody into a room. */
export const roomLink = (roomId: string): string =>
  new URL(`?room=${encodeURIComponent(roomId)}`, document.baseURI).href;
