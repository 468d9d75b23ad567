import { ListChecks, MessageCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useHandheld } from '../../../platform/media.ts';
import { useUnread } from '../../../ui/chat/chat-store.ts';
import { ChatToggle } from '../../../ui/chat/chat-toggle.tsx';
import { useRoom, useSnapshot } from '../store/use-topic.ts';
import { chooseTab } from './chat-tabs.ts';
import { toggleChat, useChatColumn, useChatSheet } from './use-chat-column.ts';

const ICON = { size: 19, strokeWidth: 2.7 } as const;

/** Shows and hides the chat window and counts what was said meanwhile: a bubble, in ranked rooms the inspector's list. */
export function ChatButton() {
  const { t } = useTranslation();
  const handheld = useHandheld();
  const unread = useUnread(useRoom().store.chat);
  const ranked = useSnapshot('info')?.ranked ?? false;
  const column = useChatColumn();
  const sheet = useChatSheet();
  const name = ranked ? t('chat.tabInspector') : t('room.chat');
  const onClick = () => {
    if (ranked) chooseTab('inspector');
    toggleChat(handheld);
  };
  return (
    <ChatToggle
      name={name}
      unread={unread}
      expanded={handheld ? sheet : column}
      kind={ranked ? 'list' : 'bubble'}
      onClick={onClick}
    >
      {ranked ? <ListChecks {...ICON} /> : <MessageCircle {...ICON} />}
    </ChatToggle>
  );
}
