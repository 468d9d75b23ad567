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
interface Stored {
  readonly playerId: string;
  readonly notices: readonly Notice[];
}

const isStored = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && 'playerId' in value && Array.isArray((value as Stored).notices);

/** Those of the player who is at this page; somebody else's are nobody's business. */
export function unreadNotices(): readonly Notice[] {
  const stored = readJson(STORED_AT);
  return isStored(stored) && stored.playerId === sessionPort().playerId() ? stored.notices : [];
}

function write(notices: readonly Notice[]): void {
  const playerId = sessionPort().playerId();
  if (playerId === null) return;
  if (notices.length === 0) storage.removeItem(STORED_AT);
  else storage.setItem(STORED_AT, JSON.stringify({ playerId, notices } satisfies Stored));
}

const isSame = (a: Notice, b: Notice): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Keeps a message until it is confirmed. */
export const keepNotice = ({ key, params }: Notice): void =>
  write([...unreadNotices(), { key, ...(params && { params }) }].slice(-MOST));

/** The player has read it. */
export function confirmNotice({ key, params }: Notice): void {
  const read: Notice = { key, ...(params && { params }) };
  write(unreadNotices().filter((notice) => !isSame(notice, read)));
}
