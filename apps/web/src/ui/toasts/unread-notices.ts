import type { Popup } from '@syllaboom/contracts';
import { sessionPort } from '../../platform/session-port.ts';
import { readJson, storage } from '../../platform/storage.ts';

/**
 * Messages that the player has not confirmed. The server gives each out once, and a page may load anew before it is read,
 * as it does after every sign-in.
 */
const STORED_AT = 'syllaboom.unread-notices';
/** The staff writes to nobody so often; what is stored stays small whatever comes. */
const MOST = 20;

type Notice = Pick<Popup, 'key' | 'params'>;

/** One entry per player: who shares a device reads and loses nothing of the others. Null without a session. */
const entry = (): string | null => {
  const playerId = sessionPort().playerId();
  return playerId === null ? null : `${STORED_AT}.${playerId}`;
};

/** Those of the player who is at this page, the oldest first. */
export function unreadNotices(): readonly Notice[] {
  const at = entry();
  const stored = at === null ? null : readJson(at);
  return Array.isArray(stored) ? (stored as Notice[]) : [];
}

function write(notices: readonly Notice[]): void {
  const at = entry();
  if (at === null) return;
  if (notices.length === 0) storage.removeItem(at);
  else storage.setItem(at, JSON.stringify(notices));
}

/** Keeps a message until it is confirmed. */
export const keepNotice = (notice: Notice): void => write([...unreadNotices(), notice].slice(-MOST));

/** The player has read it. */
export function confirmNotice(notice: Notice): void {
  const read = JSON.stringify(notice);
  write(unreadNotices().filter((one) => JSON.stringify(one) !== read));
}
