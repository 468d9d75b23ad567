import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ChatLog } from '../../../ui/chat/chat-log.tsx';
import { useSnapshot } from '../store/use-topic.ts';
import { chatRows } from './chat-rows.ts';
import { useRowWords } from './use-row-words.ts';

/** The room's last fifty lines; what the room itself says of a match or of settings is one row each. */
export function ChatLines() {
  const { t } = useTranslation();
  const { lines } = useSnapshot('chat');
  const words = useRowWords();
  const rows = useMemo(() => chatRows(lines, words), [lines, words]);
  return <ChatLog lines={rows} label={t('room.chat')} empty={t('room.chatEmpty')} />;
}
