import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isStreaming } from '../../../platform/streamer/streamer-mode.ts';
import { paintEmojiText } from '../../../ui/emoji/paint-emoji.ts';
import { usePlayerName } from '../players/use-player-name.ts';
import { useRoom } from '../store/use-topic.ts';

/** Says whose seat shows which emoji, politely; the bubble itself is a picture. */
export function EmojiAnnouncer() {
  const { t } = useTranslation();
  const { store } = useRoom();
  const nameOf = usePlayerName();
  const name = useRef(nameOf);
  name.current = nameOf;
  const region = useRef<HTMLParagraphElement>(null);
  useEffect(
    () =>
      store.onEvent('emoji', ({ id, emoji }) => {
        const seat = store.seat(id);
        // As the chat, what others show is hidden from who is being watched.
        if (!seat || !region.current || (isStreaming() && id !== store.selfId)) return;
        paintEmojiText(region.current, t('room.emojiShown', { name: name.current(seat), emoji }));
      }),
    [store, t],
  );
  return <p className="sr" aria-live="polite" ref={region} data-testid="emoji-announcer" />;
}
