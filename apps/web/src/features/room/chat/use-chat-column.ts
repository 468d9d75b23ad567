import { useActivity } from '../../../platform/discord/activity.ts';
import { useNarrow } from '../../../platform/media.ts';
import { toggleWindow } from '../../../ui/windows/manager.ts';
import { ROOM_WINDOWS, useRoomUi } from '../room-ui.ts';

/** Whether the chat stands beside the table: on wide screens, unless the player put it away or the chat platform shows the game small. */
export const useChatColumn = (): boolean => {
  const narrow = useNarrow();
  const hidden = useRoomUi((state) => state.chatHidden);
  const small = useActivity((state) => state.layout === 'pip');
  return !narrow && !hidden && !small;
};

/** Shows the chat or puts it away: the sheet on phones, else the column. */
export const toggleChat = (narrow: boolean): void => {
  if (narrow) toggleWindow(ROOM_WINDOWS.chat);
  else useRoomUi.setState(({ chatHidden }) => ({ chatHidden: !chatHidden }));
};
