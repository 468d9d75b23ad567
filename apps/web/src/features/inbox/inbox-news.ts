import { api } from '../../platform/api/api.ts';
import { i18n } from '../../platform/i18n/i18n.ts';
import { isAway } from '../../platform/notify/away.ts';
import { notifyAway } from '../../platform/notify/notify-away.ts';
import { page } from '../../platform/page.ts';
import { type Hint, type Hints, onHint } from '../../platform/query/hints.ts';
import { onPlayerEvent } from '../../platform/rooms/player-events.ts';
import { sound } from '../../platform/sound/sound.ts';
import { isStreaming } from '../../platform/streamer/streamer-mode.ts';
import { forgetUnreadMessages, noteUnreadMessages, unreadMessages } from '../../platform/unread-messages.ts';
import { showInfo } from '../../ui/toasts/toasts.tsx';
import { currentUser } from '../session/index.ts';

/** A count this young was read with the connection that is told of. */
const READ_WITH_IT_MS = 10_000;
/** So much of a message is announced. */
const SHOWN_LETTERS = 90;

/** The chat that is on the screen: what is said there needs no announcement. */
let shownChat: string | null = null;
export const setShownChat = (id: string | null): void => {
  shownChat = id;
};

const isSeen = (chatId: string): boolean => chatId === shownChat && document.visibilityState === 'visible';

/** Says who wrote; in streamer mode neither that nor what. */
function announce(from: string, text: string): void {
  const letters = [...text.replaceAll(/\s+/g, ' ')];
  const short = letters.length > SHOWN_LETTERS ? `${letters.slice(0, SHOWN_LETTERS).join('')}…` : letters.join('');
  const isNameless = isStreaming() || from === '';
  if (isStreaming()) showInfo(i18n.t('inbox.newMessage'));
  else showInfo(isNameless ? i18n.t('inbox.newMessage') : from, short);
  if (!isAway()) sound.play('chat');
  // Others may read the screen of who is away: the name alone.
  else notifyAway('message', () => `${isNameless ? '' : `${from}: `}${i18n.t('inbox.newMessage')}`);
}

function receive({ c, m, ntfc, from = '', muted }: Hints['inbox']): void {
  const isOthers = m !== undefined && m.s !== currentUser()?.id;
  // What is read as it comes doesn't count for the moment until the server knows.
  if (isOthers && isSeen(c)) return;
  noteUnreadMessages(ntfc);
  if (isOthers && !muted) announce(from, m.y === 'gif' ? 'GIF' : m.t);
}

/** Reads how much waits, unless that was done a moment ago; without an answer the badge stays as it is. */
async function readUnread(): Promise<void> {
  const asker = currentUser();
  if (asker?.guest !== false) return;
  const { at } = unreadMessages();
  if (at !== null && performance.now() - at < READ_WITH_IT_MS) return;
  const reply = await api.call('getPreferences', {}).catch(() => null);
  if (reply !== null && currentUser()?.id === asker.id) noteUnreadMessages(reply.ntfc);
}

function follow({ name }: Hint): void {
  if (name === 'player-switched') forgetUnreadMessages();
  if (name === 'connected') void readUnread();
}

onPlayerEvent('inbox', receive);
onHint(follow);
page.onStartOver(forgetUnreadMessages);
