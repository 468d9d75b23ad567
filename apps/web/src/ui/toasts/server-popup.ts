import type { Popup } from '@syllaboom/contracts';
import type { TFunction } from 'i18next';
import popups from '../../locales/en-US/popups.json';
import { i18n } from '../../platform/i18n/i18n.ts';
import { onHint } from '../../platform/query/hints.ts';
import { onPlayerEvent } from '../../platform/rooms/player-events.ts';
import { sessionPort } from '../../platform/session-port.ts';
import { showAnnouncement, showError, showInfo, showMessage, showNotice } from './toasts.tsx';
import { confirmNotice, keepNotice, unreadNotices } from './unread-notices.ts';

type PopupKey = keyof typeof popups;

const isKnown = (key: string): key is PopupKey => Object.hasOwn(popups, key);
/** The keys come from the server: their parameters can't be checked here. */
const wordsFor = (key: PopupKey, params: Popup['params']): string =>
  (i18n.t as TFunction)(`popups.${key}`, params ?? {});

let holders = 0;
let waiting: readonly string[] = [];
/**
 * As long as something stands on the screen that is read in peace, facts worth a glance wait for its end; returns what ends
 * it. Errors and messages are told at once.
 */
export function holdServerPopups(): () => void {
  holders += 1;
  return () => {
    holders -= 1;
    if (holders > 0) return;
    for (const text of waiting) showInfo(text);
    waiting = [];
  };
}

/** Asks for a message to be confirmed; until then it is shown again to whoever loads the page anew. */
async function askToRead(notice: Pick<Popup, 'key' | 'params'>): Promise<void> {
  if (isKnown(notice.key)) await showMessage(wordsFor(notice.key, notice.params));
  confirmNotice(notice);
}

let asked: string | null = null;
/** What an earlier page of this player showed and nobody confirmed, once per page. */
function showUnread(): void {
  const playerId = sessionPort().playerId();
  if (playerId === asked) return;
  asked = playerId;
  for (const notice of unreadNotices()) void askToRead(notice);
}

/** Shows what the server wants shown; one that this client has no words for is left out. */
export function showServerPopup({ kind, key, params }: Popup): void {
  if (!isKnown(key)) return;
  const text = wordsFor(key, params);
  if (kind === 'error') showError(text);
  else if (kind === 'notice') showNotice(text);
  else if (kind === 'message') {
    keepNotice({ key, params });
    void askToRead({ key, params });
  } else if (holders > 0) waiting = [...waiting, text];
  else showInfo(text);
}

onPlayerEvent('popup', showServerPopup);

// Whose page it is, is known once a connection stands.
onHint(({ name }) => {
  if (name === 'connected') showUnread();
});

const RESTART_MESSAGE = 'restart';
/** Shows a message of the server to everybody: that it restarts, or the staff's own words. */
export function showServerMessage(msg: string): void {
  if (msg === RESTART_MESSAGE) showInfo(i18n.t('chat.restart'));
  else showAnnouncement(i18n.t('popups.announcement'), msg);
}
