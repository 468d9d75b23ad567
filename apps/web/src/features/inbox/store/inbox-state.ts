import type { InboxChat, InboxMessage } from '@syllaboom/contracts';
import { create } from 'zustand';
import { type ChatList, EMPTY_LIST } from './chat-list.ts';
import { EMPTY_THREAD, type Thread } from './thread.ts';

/** Which chats the list shows. */
export interface ListView {
  readonly archived: boolean;
  /** Part of a name; empty: all. */
  readonly search: string;
}
type Status = 'loading' | 'ready' | 'failed';

/** A text that could not be sent, on its way back into the input, with the nonce that it keeps. */
export interface ReturnedText {
  readonly chatId: string;
  readonly text: string;
  readonly nonce: string;
}

interface InboxState {
  readonly view: ListView;
  readonly list: ChatList;
  readonly listStatus: Status;
  /** Another page is on its way. */
  readonly readsMore: boolean;
  /** The chat on the screen, and what is known of it; also one that the list doesn't show. */
  readonly opened: InboxChat | null;
  readonly thread: Thread;
  readonly threadStatus: Status;
  readonly readsEarlier: boolean;
  /** The own message that is being changed. */
  readonly edited: InboxMessage | null;
  readonly returned: readonly ReturnedText[];
  /** What somebody said last in the chat on the screen, for who doesn't see it. */
  readonly said: InboxMessage | null;
}

const NOTHING: InboxState = {
  view: { archived: false, search: '' },
  list: EMPTY_LIST,
  listStatus: 'loading',
  readsMore: false,
  opened: null,
  thread: EMPTY_THREAD,
  threadStatus: 'loading',
  readsEarlier: false,
  edited: null,
  returned: [],
  said: null,
};

export const useInbox = create<InboxState>(() => NOTHING);
export const inbox = (): InboxState => useInbox.getState();
/** Whether there is nothing to look for, and nothing to choose from. */
export const hasNoChats = ({ view, list, listStatus, opened }: InboxState): boolean =>
  listStatus === 'ready' && list.chats.length === 0 && !view.archived && view.search === '' && opened === null;
export const setInbox = (change: Partial<InboxState>): void => useInbox.setState(change);
/** What was written and not sent, by chat: nothing but the input follows it while it is typed. */
export const drafts = new Map<string, string>();

export function forgetInbox(): void {
  drafts.clear();
  useInbox.setState(NOTHING);
}
