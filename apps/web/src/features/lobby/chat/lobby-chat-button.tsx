import { MessageCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useMedia, useNarrow } from '../../../platform/media.ts';
import { useUnread } from '../../../ui/chat/chat-store.ts';
import { ChatToggle } from '../../../ui/chat/chat-toggle.tsx';
import { toggleWindow, useWindows } from '../../../ui/windows/manager.ts';
import { LOBBY_CHAT_WINDOW, lobbyChat, setLobbyChatOpen, useLobbyColumn } from './lobby-chat.ts';

/** So wide a screen has room for the chat beside the tables without being asked. */
const ROOMY = '(min-width: 1400px)';

/** Whether the chat stands beside the tables: as the player chose, else where there is room. */
export function useLobbyChatColumn(): boolean {
  const narrow = useNarrow();
  const roomy = useMedia(ROOMY);
  const open = useLobbyColumn((state) => state.open);
  return !narrow && (open ?? roomy);
}

/** Shows the chat and puts it away; counts what was said meanwhile. */
export function LobbyChatButton() {
  const { t } = useTranslation();
  const narrow = useNarrow();
  const column = useLobbyChatColumn();
  const sheet = useWindows((windows) => windows.open.includes(LOBBY_CHAT_WINDOW));
  const unread = useUnread(lobbyChat);
  if (column) return null;
  return (
    <ChatToggle
      name={t('home.chat')}
      unread={unread}
      expanded={narrow && sheet}
      onClick={() => (narrow ? toggleWindow(LOBBY_CHAT_WINDOW) : setLobbyChatOpen(true))}
    >
      <MessageCircle size={19} strokeWidth={2.7} />
    </ChatToggle>
  );
}
