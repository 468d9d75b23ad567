import { MessageCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useMedia, useNarrow } from '../../../platform/media.ts';
import { Btn } from '../../../ui/kit/btn.tsx';
import { Tip } from '../../../ui/kit/tip.tsx';
import { toggleWindow, useWindows } from '../../../ui/windows/manager.ts';
import { LOBBY_CHAT_WINDOW, setLobbyChatOpen, useLobbyChat } from './lobby-chat.ts';

/** So wide a screen has room for the chat beside the tables without being asked. */
const ROOMY = '(min-width: 1400px)';

/** Whether the chat stands beside the tables: as the player chose, else where there is room. */
export function useLobbyChatColumn(): boolean {
  const narrow = useNarrow();
  const roomy = useMedia(ROOMY);
  const open = useLobbyChat((state) => state.open);
  return !narrow && (open ?? roomy);
}

/** Shows the chat and puts it away; counts what was said meanwhile. */
export function LobbyChatButton() {
  const { t } = useTranslation();
  const narrow = useNarrow();
  const column = useLobbyChatColumn();
  const sheet = useWindows((windows) => windows.open.includes(LOBBY_CHAT_WINDOW));
  const unread = useLobbyChat((state) => state.unread);
  if (column) return null;
  const label = unread > 0 ? `${t('home.chat')} (${unread})` : t('home.chat');
  return (
    <Tip label={label}>
      <Btn
        size="sm"
        icon
        badge={unread}
        aria-label={label}
        aria-expanded={narrow ? sheet : column}
        onClick={() => (narrow ? toggleWindow(LOBBY_CHAT_WINDOW) : setLobbyChatOpen(true))}
      >
        <MessageCircle size={19} strokeWidth={2.7} />
      </Btn>
    </Tip>
  );
}
