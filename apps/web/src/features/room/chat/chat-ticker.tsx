import { useTranslation } from 'react-i18next';
import { Critter } from '../../../ui/critter/critter.tsx';
import { openWindow } from '../../../ui/windows/manager.ts';
import { ROOM_WINDOWS } from '../room-ui.ts';
import { useSnapshot } from '../store/use-topic.ts';
import s from './chat.module.css';
import { chatText } from './system-text.ts';

/** Phones: the last line in a pill over the stage; a tap opens the chat sheet. */
export function ChatTicker() {
  const { t } = useTranslation();
  const last = useSnapshot('chat').lines.at(-1);
  if (!last) return null;
  return (
    <button type="button" className={s.ticker} onClick={() => openWindow(ROOM_WINDOWS.chat)}>
      <span className="sr">{t('room.openChat')}</span>
      {last.system ? null : <Critter seed={last.avatar || last.id || last.displayName} size={24} />}
      {last.system ? null : <b>{last.displayName}</b>}
      <span>{chatText(last, t)}</span>
    </button>
  );
}
