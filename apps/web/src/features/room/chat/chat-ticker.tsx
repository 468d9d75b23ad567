import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useActivity } from '../../../platform/discord/activity.ts';
import { Critter } from '../../../ui/critter/critter.tsx';
import { openWindow } from '../../../ui/windows/manager.ts';
import { TICKER_MS } from '../room-timings.ts';
import { ROOM_WINDOWS } from '../room-ui.ts';
import { useSnapshot } from '../store/use-topic.ts';
import s from '../../../ui/chat/chat.module.css';
import { chooseTab } from './chat-tabs.ts';
import { chatText } from '../../../ui/chat/system-text.ts';

/** The last line while it is fresh; null once it was on the screen for its time. */
function useFreshLine() {
  const last = useSnapshot('chat').lines.at(-1);
  const [fadedAt, setFadedAt] = useState(0);
  const number = last?.n ?? 0;
  useEffect(() => {
    const timer = setTimeout(() => setFadedAt(number), TICKER_MS);
    return () => clearTimeout(timer);
  }, [number]);
  return last && last.n > fadedAt ? last : null;
}

const openChat = (): void => {
  chooseTab('chat');
  openWindow(ROOM_WINDOWS.chat);
};

/** Phones: the last line in a pill over the stage, for some seconds; a tap opens the chat sheet. */
export function ChatTicker() {
  const { t } = useTranslation();
  const line = useFreshLine();
  const small = useActivity((state) => state.layout === 'pip');
  if (!line || small) return null;
  return (
    <button type="button" className={s.ticker} onClick={openChat}>
      <span className="sr">{t('room.openChat')}</span>
      {line.system ? null : <Critter seed={line.avatar || line.id || line.displayName} size={24} />}
      {line.system ? null : <b>{line.displayName}</b>}
      <span>{chatText(line, t)}</span>
    </button>
  );
}
