import { useMemo } from 'react';
import { closeWindow, keepRect, openWindow, useWindows } from '../../../ui/windows/manager.ts';
import { centerRect } from '../../../ui/windows/window-rect.ts';
import { TAB_WINDOW } from '../room-timings.ts';
import { CHAT_TABS, type ChatTab, ROOM_WINDOWS, useRoomUi } from '../room-ui.ts';

/** The window that a tab gets when it is detached: a tab is detached exactly while its window is open. */
export const TAB_WINDOWS = {
  chat: ROOM_WINDOWS.tabChat,
  search: ROOM_WINDOWS.tabSearch,
  inspector: ROOM_WINDOWS.tabInspector,
} as const satisfies Record<ChatTab, string>;

export const TAB_NAMES = {
  chat: 'chat.tabChat',
  search: 'chat.tabSearch',
  inspector: 'chat.tabInspector',
} as const satisfies Record<ChatTab, string>;

/** The pointer holds a window here, from its corner. */
const GRIP = { x: 70, y: 26 } as const;

export const chooseTab = (tab: ChatTab): void => useRoomUi.setState({ chatTab: tab });

/** Gives a tab a window of its own: at the pointer, or in the middle when it was asked for by a button. */
export function detachTab(tab: ChatTab, at: { readonly x: number; readonly y: number } | null = null): void {
  const { w, h } = TAB_WINDOW;
  const shift = CHAT_TABS.indexOf(tab) * 32;
  keepRect(TAB_WINDOWS[tab], at ? { x: at.x - GRIP.x, y: at.y - GRIP.y, w, h } : centerRect(w, h, shift));
  openWindow(TAB_WINDOWS[tab]);
}

/** Closes the windows of all tabs, so that they stand in the chat window again. */
export function restoreTabs(): void {
  for (const tab of CHAT_TABS) closeWindow(TAB_WINDOWS[tab]);
}

/** The tabs that stand in the chat window; a sheet shows all of them. */
export function useAttachedTabs(sheet: boolean): readonly ChatTab[] {
  const open = useWindows((windows) => windows.open);
  return useMemo(
    () => (sheet ? CHAT_TABS : CHAT_TABS.filter((tab) => !open.includes(TAB_WINDOWS[tab]))),
    [open, sheet],
  );
}
