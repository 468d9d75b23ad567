import { create } from 'zustand';

interface Unread {
  /** Chat logs on the screen: while there is one, everything counts as read. */
  readonly logs: number;
  /** Lines that others wrote while none was. */
  readonly unread: number;
}
export const useUnread = create<Unread>(() => ({ logs: 0, unread: 0 }));

/** A chat log came on the screen; returns what takes it off. */
export function showChatLog(): () => void {
  useUnread.setState(({ logs }) => ({ logs: logs + 1, unread: 0 }));
  return () => useUnread.setState(({ logs }) => ({ logs: logs - 1 }));
}

export const countUnread = (): void =>
  useUnread.setState(({ logs, unread }) => ({ unread: logs > 0 ? 0 : unread + 1 }));
export const forgetUnread = (): void => useUnread.setState({ unread: 0 });
