import { useActivity } from '../../../platform/discord/activity.ts';
import { useHandheld } from '../../../platform/media.ts';
import { toggleWindow, useWindows } from '../../../ui/windows/manager.ts';
import { ROOM_WINDOWS, useRoomUi } from '../room-ui.ts';

/** Whether the chat stands beside the table: on wide screens, unless the player put it away or the chat platform shows the game small. */
export const useChatColumn = (): boolean => {
  const handheld = useHandheld();
  const hidden = useRoomUi((state) => state.chatHidden);
  const small = useActivity((state) => state.layout === 'pip');
  return !handheld && !hidden && !small;
};

/** Whether the chat's sheet is open, as on phones and tablets. */
export const useChatSheet = (): boolean => useWindows(({ open }) => open.includes(ROOM_WINDOWS.chat));

/** Shows the chat or puts it away: the sheet on phones and tablets, else the column. */
export const toggleChat = (handheld: boolean): void => {
  if (handheld) toggleWindow(ROOM_WINDOWS.chat);
  else useRoomUi.setState(({ chatHidden }) => ({ chatHidden: !chatHidden }));
};
