import type { StoredSession } from './slots.ts';

/** What tabs of one browser tell each other. */
export type TabMessage = { readonly kind: 'session'; readonly session: StoredSession } | { readonly kind: 'signedOut' };

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('syllaboom-session');

export const tellTabs = (message: TabMessage): void => channel?.postMessage(message);

export const onTabMessage = (listener: (message: TabMessage) => void): void =>
  channel?.addEventListener('message', (event: MessageEvent<TabMessage>) => listener(event.data));

/** One tab at a time: the others wait, then find the result in the slots. */
export const withSessionLock = async <T>(act: () => Promise<T>): Promise<T> =>
  navigator.locks ? ((await navigator.locks.request('syllaboom-session', act)) as T) : act();
