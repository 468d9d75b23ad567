import { useEffect } from 'react';
import { useRoom } from '../store/use-topic.ts';
import { countUnread, forgetUnread, useUnread } from './unread.ts';

/** Counts what others write while no chat log is on the screen; what the room itself says doesn't count. */
export function useUnreadChat(): number {
  const { store } = useRoom();
  useEffect(() => {
    forgetUnread();
    return store.onEvent('chat', (line) => {
      if (!line.system && line.id !== store.selfId) countUnread();
    });
  }, [store]);
  return useUnread((state) => state.unread);
}
