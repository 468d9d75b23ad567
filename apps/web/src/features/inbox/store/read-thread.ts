import type { InboxChat } from '@syllaboom/contracts';
import { api } from '../../../platform/api/api.ts';
import { showError } from '../../../ui/toasts/toasts.tsx';
import { currentUser } from '../../session/index.ts';
import { wordsForFailure } from '../inbox-failure.ts';
import { setShownChat } from '../inbox-news.ts';
import { happeningOf, happeningsIn, type Heard, hearWhile } from './heard.ts';
import { inbox, setInbox } from './inbox-state.ts';
import { patchChat } from './read-list.ts';
import { EMPTY_THREAD, happen, latestOfOthers, takeEarlier, takeLatest } from './thread.ts';

const ownId = (): string => currentUser()?.id ?? '';
/** The number of the question whose answer is waited for. */
let asked = 0;
/** Up to where the server knows that the chat on the screen is read. */
let readUpTo = 0;
/** Views of the inbox on the screen. */
let views = 0;

const noteShown = (): void => setShownChat(views > 0 ? (inbox().opened?.i ?? null) : null);

/** Reads the latest messages of the chat on the screen. The server takes them for read. */
export async function readThread(): Promise<void> {
  const id = inbox().opened?.i;
  if (id === undefined) return;
  asked += 1;
  const own = asked;
  if (inbox().threadStatus === 'failed') setInbox({ threadStatus: 'loading' });
  try {
    const { reply, since } = await hearWhile(api.call('inboxMessages', { params: { id }, query: {} }));
    if (own !== asked) return;
    const thread = takeLatest(inbox().thread, reply, happeningsIn(id, since));
    readUpTo = Math.max(readUpTo, reply.d[0]?.i ?? 0);
    setInbox({ thread, threadStatus: 'ready', readsEarlier: false });
    patchChat(id, (chat) => ({ ...chat, nc: 0 }));
    void markRead();
  } catch {
    if (own === asked && inbox().threadStatus !== 'ready') setInbox({ threadStatus: 'failed' });
  }
}

/** Reads the page before what is known. */
export async function readEarlier(): Promise<void> {
  const { opened, thread, readsEarlier } = inbox();
  const from = thread.earlier;
  if (opened === null || from === null || readsEarlier) return;
  const own = asked;
  setInbox({ readsEarlier: true });
  try {
    const call = api.call('inboxMessages', { params: { id: opened.i }, query: { c: from } });
    const { reply, since } = await hearWhile(call);
    if (own === asked) setInbox({ thread: takeEarlier(inbox().thread, reply, from, happeningsIn(opened.i, since)) });
  } catch (cause) {
    if (own === asked) showError(wordsForFailure(cause, 'messagesFailed'));
  } finally {
    if (own === asked) setInbox({ readsEarlier: false });
  }
}

/** Puts a chat on the screen; null: none. */
export function showChat(chat: InboxChat | null): void {
  asked += 1;
  readUpTo = 0;
  setInbox({
    opened: chat,
    thread: EMPTY_THREAD,
    threadStatus: 'loading',
    readsEarlier: false,
    edited: null,
    said: null,
  });
  noteShown();
  void readThread();
}

let marking = false;
/** Tells the server what is read on the screen, one call at a time. */
export async function markRead(): Promise<void> {
  const { opened, thread } = inbox();
  const latest = latestOfOthers(thread, ownId());
  const isSeen = views > 0 && document.visibilityState === 'visible';
  if (opened === null || !isSeen || marking || latest <= readUpTo) return;
  marking = true;
  readUpTo = latest;
  // What is not told now is told with the next message, or when the chat is opened again.
  await api.call('readChat', { params: { id: opened.i }, body: { i: latest } }).catch(() => null);
  marking = false;
  if (inbox().opened?.i === opened.i) void markRead();
}

/** Something happened in a chat. */
export function hearInThread(heard: Heard): void {
  const { opened, thread, threadStatus } = inbox();
  const happening = happeningOf(heard);
  if (opened?.i !== heard.c || happening === null || threadStatus !== 'ready') return;
  const isNews = heard.m !== undefined && heard.m.s !== ownId() && !thread.messages.some(({ i }) => i === heard.m?.i);
  setInbox({ thread: happen(thread, happening), ...(isNews ? { said: heard.m ?? null } : {}) });
  if (heard.gone !== undefined && heard.gone === inbox().edited?.i) setInbox({ edited: null });
  if (isNews) void markRead();
}

/** More is unread than is known of: something was missed. */
export function missesSome(chatId: string, unread: number): boolean {
  const { opened, thread, threadStatus } = inbox();
  if (opened?.i !== chatId || threadStatus !== 'ready') return false;
  return unread > thread.messages.filter(({ i, s }) => s !== ownId() && i > readUpTo).length;
}

/** The inbox came on the screen: the chat that is open there counts as read. Returns what takes it off. */
export function showInbox(): () => void {
  views += 1;
  noteShown();
  const read = () => void markRead();
  read();
  document.addEventListener('visibilitychange', read);
  return () => {
    document.removeEventListener('visibilitychange', read);
    views -= 1;
    noteShown();
  };
}
export const isInboxShown = (): boolean => views > 0;
