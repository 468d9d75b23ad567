import type { TFunction } from 'i18next';
import { create } from 'zustand';

interface UnreadMessages {
  /** Unread messages of the inbox that count, as the server said last. */
  readonly count: number;
  /** When it said so, by the page's own clock (`performance.now()`); null: never. */
  readonly at: number | null;
}
const NOTHING: UnreadMessages = { count: 0, at: null };

const useUnread = create<UnreadMessages>(() => NOTHING);

/** How many messages wait, for every door to the inbox. */
export const useUnreadMessages = (): number => useUnread(({ count }) => count);
export const unreadMessages = (): UnreadMessages => useUnread.getState();

/** The server said how many wait: with the preferences, or as something happened. */
export const noteUnreadMessages = (count: number): void => useUnread.setState({ count, at: performance.now() });
export const forgetUnreadMessages = (): void => useUnread.setState(NOTHING);

/** What a door to the inbox is called: its own name, with how many messages wait behind it. */
export const unreadLabel = (t: TFunction, name: string, count: number): string =>
  count === 0 ? name : `${name}: ${t('inbox.unread', { count })}`;
