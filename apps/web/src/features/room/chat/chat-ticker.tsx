import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useActivity } from '../../../platform/discord/activity.ts';
import { useStreaming } from '../../../platform/streamer/streamer-mode.ts';
import { type NumberedLine, useLines } from '../../../ui/chat/chat-store.ts';
import { PlayerFace } from '../../../ui/cosmetics/player-face.tsx';
import { EmojiText } from '../../../ui/emoji/emoji-text.tsx';
import { openWindow } from '../../../ui/windows/manager.ts';
import { TICKER_MS } from '../room-timings.ts';
import { ROOM_WINDOWS } from '../room-ui.ts';
import { useIsHost, useRoom, useSelf } from '../store/use-topic.ts';
import s from '../../../ui/chat/chat.module.css';
import { chooseTab } from './chat-tabs.ts';
import { useChatSheet } from './use-chat-column.ts';
import { chatText } from '../../../ui/chat/system-text.ts';

/** What the host does, said to everybody. */
const HOSTS_DOING: readonly (string | undefined)[] = ['settingChanged', 'titleChanged'];

/** How much longer a line is fresh. */
const freshMs = (line: NumberedLine | undefined): number =>
  line ? Math.max(0, line.lastActionAt + TICKER_MS - performance.now()) : 0;

/** The last line while it is fresh, also through a change of scene; null once it was on the screen for its time. */
function useFreshLine(): NumberedLine | null {
  const last = useLines(useRoom().store.chat).at(-1);
  const number = last?.n ?? 0;
  const [fadedAt, setFadedAt] = useState(() => (freshMs(last) > 0 ? 0 : number));
  useEffect(() => {
    const timer = setTimeout(() => setFadedAt(last?.n ?? 0), freshMs(last));
    return () => clearTimeout(timer);
  }, [last]);
  return last && number > fadedAt && freshMs(last) > 0 ? last : null;
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
  const streaming = useStreaming();
  const self = useSelf();
  const isHost = useIsHost();
  // It stands in the sheet already.
  const sheet = useChatSheet();
  // What oneself did is no news to oneself.
  const isOwnDoing =
    (line?.key === 'joined' && line.params?.name === self?.name) || (isHost && HOSTS_DOING.includes(line?.key));
  if (!line || isOwnDoing || sheet || small || streaming) return null;
  return (
    <button type="button" className={s.ticker} onClick={openChat}>
      <span className="sr">{t('room.openChat')}</span>
      {line.system ? null : (
        <PlayerFace seed={line.avatar || line.id || line.displayName} frame={line.frame ?? 0} size={24} />
      )}
      {line.system ? null : <b>{line.displayName}</b>}
      <span>
        <EmojiText text={chatText(line, t)} />
      </span>
    </button>
  );
}
