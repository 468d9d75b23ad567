import type { Gif, InboxMessage } from '@syllaboom/contracts';

/** An own message without an answer yet, under the nonce that it goes out with. */
export interface Outgoing {
  readonly k: string;
  readonly t: string;
  /** What is sent instead of a text. */
  readonly g?: Gif | undefined;
  readonly c: string;
  /** It could not be sent; the player may try again. */
  readonly failed: boolean;
}

/** What happened in a chat. */
export type Happening =
  | { readonly m: InboxMessage }
  | { readonly edit: { readonly i: number; readonly t: string } }
  | { readonly gone: number };

/** A page of messages as the server answers it: the latest first. */
export interface MessagePage {
  readonly d: readonly InboxMessage[];
  readonly c: string | null;
}

/** The end of a chat as far as it was read: without gaps, in the server's order, which is that of the ids. */
export interface Thread {
  /** Oldest first. */
  readonly messages: readonly InboxMessage[];
  readonly outgoing: readonly Outgoing[];
  /** Where the messages before these are read from; null: there are none. */
  readonly earlier: string | null;
  /** The id from which on nothing is missing; what had it may be deleted. */
  readonly from: number;
  /** What was deleted stays so, whatever late page or answer still holds it. */
  readonly gone: ReadonlySet<number>;
}

export const EMPTY_THREAD: Thread = { messages: [], outgoing: [], earlier: null, from: 0, gone: new Set() };

const newestOf = (messages: readonly InboxMessage[]): number => messages.at(-1)?.i ?? 0;

const withoutArrived = (outgoing: readonly Outgoing[], arrived: readonly InboxMessage[]): readonly Outgoing[] => {
  const left = outgoing.filter(({ k }) => !arrived.some((message) => message.k === k));
  return left.length === outgoing.length ? outgoing : left;
};

function add(thread: Thread, message: InboxMessage): Thread {
  const { messages, gone, from } = thread;
  const outgoing = withoutArrived(thread.outgoing, [message]);
  // One from before what was read comes with its page, and one that is there already may be older than it is by now.
  const isKnown = messages.some(({ i }) => i === message.i);
  if (isKnown || message.i < from || gone.has(message.i)) return { ...thread, outgoing };
  const at = messages.findLastIndex(({ i }) => i < message.i) + 1;
  return { ...thread, outgoing, messages: messages.toSpliced(at, 0, message) };
}

/** What the chat is after something happened in it. */
export function happen(thread: Thread, happening: Happening): Thread {
  if ('m' in happening) return add(thread, happening.m);
  const { messages } = thread;
  if ('edit' in happening) {
    const { i, t } = happening.edit;
    return { ...thread, messages: messages.map((one) => (one.i === i ? { ...one, t, e: true } : one)) };
  }
  const gone = new Set(thread.gone).add(happening.gone);
  return { ...thread, gone, messages: messages.filter(({ i }) => i !== happening.gone) };
}

const happenAll = (thread: Thread, since: readonly Happening[]): Thread => since.reduce(happen, thread);

const readUp = (page: MessagePage, gone: ReadonlySet<number>): readonly InboxMessage[] =>
  page.d.filter(({ i }) => !gone.has(i)).toReversed();

/**
 * The latest page was read. What was known before it stays if it reaches to the page; else there may be a gap, and it is read
 * again on demand. `since` happened after the page was asked for, so the page may not know of it.
 */
export function takeLatest(thread: Thread, page: MessagePage, since: readonly Happening[]): Thread {
  const latest = readUp(page, thread.gone);
  const from = page.c === null ? 0 : (page.d.at(-1)?.i ?? 0);
  const reaches = newestOf(thread.messages) >= from;
  const before = reaches ? thread.messages.filter(({ i }) => i < from) : [];
  const taken: Thread = {
    ...thread,
    messages: [...before, ...latest],
    outgoing: withoutArrived(thread.outgoing, latest),
    ...(before.length > 0 ? {} : { earlier: page.c, from }),
  };
  return happenAll(taken, since);
}

/** The page before what is known was read, from the place `asked`. */
export function takeEarlier(thread: Thread, page: MessagePage, asked: string, since: readonly Happening[]): Thread {
  // Meanwhile something else took that place.
  if (thread.earlier !== asked) return thread;
  const before = readUp(page, thread.gone).filter(({ i }) => i < thread.from);
  const begins = page.c === null ? 0 : (page.d.at(-1)?.i ?? thread.from);
  return happenAll({ ...thread, messages: [...before, ...thread.messages], earlier: page.c, from: begins }, since);
}

/** An own message goes out, for the first time or again. */
export const sendOut = (thread: Thread, message: Outgoing): Thread => ({
  ...thread,
  outgoing: [...thread.outgoing.filter(({ k }) => k !== message.k), message],
});
/** An own message no longer goes out. */
export const takeBack = (thread: Thread, nonce: string): Thread => ({
  ...thread,
  outgoing: thread.outgoing.filter(({ k }) => k !== nonce),
});

/** The latest message of others: up to there the chat is read. 0: there is none. */
export const latestOfOthers = ({ messages }: Thread, ownId: string): number =>
  messages.findLast(({ s }) => s !== ownId)?.i ?? 0;
