import type { StoredSession } from './slots.ts';

/** What tabs of one browser tell each other. */
export type TabMessage = { readonly kind: 'session'; readonly session: StoredSession } | { readonly kind: 'signedOut' };

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('syllaboom-session');

export const notifyTabs = (message: TabMessage): void => channel?.postMessage(message);

export const onTabMessage = (listener: (message: TabMessage) => void): void =>
  channel?.addEventListener('message', (event: MessageEvent<TabMessage>) => listener(event.data));

/**
 * One tab at a time: the others wait, then find the result in the slots. Frames whose storage is blocked are denied the lock,
 * too; there nothing is shared, so that nobody has to wait.
 */
export async function withSessionLock<T>(act: () => Promise<T>): Promise<T> {
  if (!navigator.locks) return act();
  let entered = false;
  const enter = () => {
    entered = true;
    return act();
  };
  try {
    return (await navigator.locks.request('syllaboom-session', enter)) as T;
  } catch (cause) {
    if (entered) throw cause;
    return act();
  }
}
