import { useTranslation } from 'react-i18next';
import { ChatLog } from '../../../ui/chat/chat-log.tsx';
import { useSnapshot } from '../store/use-topic.ts';

/** The room's last fifty lines. */
export function ChatLines() {
  const { t } = useTranslation();
  const { lines } = useSnapshot('chat');
  return <ChatLog lines={lines} label={t('room.chat')} empty={t('room.chatEmpty')} />;
}
