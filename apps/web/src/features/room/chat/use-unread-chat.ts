import { useEffect, useState } from 'react';
import { isWindowOpen, useWindows } from '../../../ui/windows/manager.ts';
import { ROOM_WINDOWS } from '../room-ui.ts';
import { useRoom } from '../store/use-topic.ts';

/** How many lines others wrote since the chat sheet was last open; what the room itself says doesn't count. */
export function useUnreadChat(): number {
  const { store } = useRoom();
  const [unread, setUnread] = useState(0);
  const open = useWindows((windows) => windows.open.includes(ROOM_WINDOWS.chat));
  if (open && unread > 0) setUnread(0);
  useEffect(
    () =>
      store.onEvent('chat', (line) => {
        if (line.system || line.id === store.selfId || isWindowOpen(ROOM_WINDOWS.chat)) return;
        setUnread((before) => before + 1);
      }),
    [store],
  );
  return unread;
}
