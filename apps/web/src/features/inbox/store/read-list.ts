import type { InboxChat } from '@syllaboom/contracts';
import { api } from '../../../platform/api/api.ts';
import { showError } from '../../../ui/toasts/toasts.tsx';
import { wordsForFailure } from '../inbox-failure.ts';
import { READ_AGAIN_MS } from '../inbox-timings.ts';
import { type ChatList, EMPTY_LIST, follow, type InboxEvent, patch, takeFirst, takeNext } from './chat-list.ts';
import { hearWhile } from './heard.ts';
import { inbox, type ListView, setInbox } from './inbox-state.ts';

const queryOf = ({ archived, search }: ListView) => ({
  ...(archived ? { a: 'true' as const } : {}),
  ...(search === '' ? {} : { q: search }),
});

/** The number of the question whose answer is waited for: an answer to an older one is dropped. */
let asked = 0;

/** Reads the first page of the list anew. */
export async function readList(): Promise<void> {
  asked += 1;
  const own = asked;
  clearTimeout(again);
  again = undefined;
  if (inbox().listStatus === 'failed') setInbox({ listStatus: 'loading' });
  try {
    const { reply, since } = await hearWhile(api.call('inbox', { query: queryOf(inbox().view) }));
    if (own !== asked) return;
    setInbox({ list: takeFirst(inbox().list, reply), listStatus: 'ready', readsMore: false });
    keepOpened();
    // The page may not know of it.
    if (since.length > 0) readListSoon();
  } catch {
    if (own === asked) setInbox({ listStatus: inbox().list.chats.length > 0 ? 'ready' : 'failed' });
  }
}

let again: ReturnType<typeof setTimeout> | undefined;
/** The same a moment later, once for all that happens until then. */
export function readListSoon(): void {
  again ??= setTimeout(() => void readList(), READ_AGAIN_MS);
}

/** Shows other chats: active or archived ones, or those of a name. */
export function showChats(change: Partial<ListView>): void {
  const before = inbox().view;
  const view = { ...before, ...change };
  if (view.archived === before.archived && view.search === before.search) return;
  setInbox({ view, list: EMPTY_LIST, listStatus: 'loading' });
  void readList();
}

/** Appends the next page. */
export async function readMoreChats(): Promise<void> {
  const { list, view, readsMore } = inbox();
  if (list.next === null || readsMore) return;
  const own = asked;
  setInbox({ readsMore: true });
  try {
    const reply = await api.call('inbox', { query: { ...queryOf(view), c: list.next } });
    if (own === asked) setInbox({ list: takeNext(inbox().list, reply) });
  } catch (cause) {
    showError(wordsForFailure(cause, 'loadFailed'));
  } finally {
    if (own === asked) setInbox({ readsMore: false });
  }
}

/** What the list knows of the chat on the screen. */
function keepOpened(): void {
  const { opened, list } = inbox();
  const known = list.chats.find(({ i }) => i === opened?.i);
  if (known !== undefined) setInbox({ opened: known });
}

/** Changes what is known of a chat, in the list and on the screen. */
export function patchChat(id: string, change: (chat: InboxChat) => InboxChat): void {
  const { opened, list } = inbox();
  setInbox({ list: patch(list, id, change), ...(opened?.i === id ? { opened: change(opened) } : {}) });
}

/** Follows an event; what only the server can say is read from it. */
export function followInList(event: InboxEvent): void {
  const { list, view, opened } = inbox();
  const known = list.chats.find(({ i }) => i === event.c);
  const after = known === undefined ? null : follow(known, event);
  const changed: ChatList = after === null ? list : patch(list, event.c, () => after);
  const shown = opened?.i === event.c ? (follow(opened, event) ?? opened) : opened;
  setInbox({ list: changed, opened: shown });
  // A chat that the search leaves out stays out.
  const isForeign = known === undefined && view.search !== '';
  if (after === null && !isForeign) readListSoon();
}
