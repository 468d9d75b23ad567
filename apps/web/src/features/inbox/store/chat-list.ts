import type { InboxChat, InboxMessage, PlayerEvents } from '@syllaboom/contracts';

export type InboxEvent = PlayerEvents['inbox'];

/** A page of chats as the server answers it: the latest first. */
export interface ChatPage {
  readonly d: readonly InboxChat[];
  readonly c: string | null;
}

/** Chats as far as they were read, the latest first. */
export interface ChatList {
  readonly chats: readonly InboxChat[];
  /** Where the next page is read from; null: that was all. */
  readonly next: string | null;
}
export const EMPTY_LIST: ChatList = { chats: [], next: null };

/** Negative: the first one stands above the other. */
const compare = (one: InboxChat, other: InboxChat): number =>
  one.l.d === other.l.d ? other.l.i - one.l.i : one.l.d < other.l.d ? 1 : -1;

/** The first page was read anew. What came after it stays, if it reaches up to the page. */
export function takeFirst(list: ChatList, page: ChatPage): ChatList {
  const last = page.d.at(-1);
  const ids = new Set(page.d.map(({ i }) => i));
  if (page.c === null || last === undefined || !list.chats.some(({ i }) => ids.has(i)))
    return { chats: page.d, next: page.c };
  const after = list.chats.filter((chat) => !ids.has(chat.i) && compare(last, chat) < 0);
  return { chats: [...page.d, ...after], next: after.length > 0 ? list.next : page.c };
}

/** Another page was read. A chat that moved up meanwhile is there already. */
export function takeNext(list: ChatList, page: ChatPage): ChatList {
  const known = new Set(list.chats.map(({ i }) => i));
  return { chats: [...list.chats, ...page.d.filter(({ i }) => !known.has(i))], next: page.c };
}

/** Changes what is known of a chat, which then stands where it belongs. */
export function patch(list: ChatList, id: string, change: (chat: InboxChat) => InboxChat): ChatList {
  const chat = list.chats.find(({ i }) => i === id);
  if (chat === undefined) return list;
  const changed = change(chat);
  const chats = list.chats.map((one) => (one.i === id ? changed : one));
  return { ...list, chats: compare(chat, changed) === 0 ? chats : chats.toSorted(compare) };
}

export const leaveOut = (list: ChatList, id: string): ChatList => ({
  ...list,
  chats: list.chats.filter(({ i }) => i !== id),
});

/** A chat after an event; null: only the server can say how it is now. */
export function follow(chat: InboxChat, { m, edit, gone, nc, muted }: InboxEvent): InboxChat | null {
  const counted = { ...chat, nc, m: muted };
  if (m !== undefined) {
    // An own line may leave it archived, one of others brings it back.
    if (chat.a) return null;
    return m.i <= chat.l.i ? counted : { ...counted, l: lastOf(m) };
  }
  if (edit !== undefined) return edit.i === chat.l.i ? { ...counted, l: { ...chat.l, t: edit.t } } : counted;
  if (gone !== undefined) return gone === chat.l.i ? null : counted;
  // Nothing that it names has changed, so it is something that it doesn't name: archived, left, opened.
  return chat.nc === nc && chat.m === muted ? null : counted;
}

/** A message as the last one of its chat. */
export const lastOf = ({ i, t, s, c, y }: InboxMessage): InboxChat['l'] => ({ i, t, s, d: c, y });
