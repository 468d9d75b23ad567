import type { InboxChat } from '@syllaboom/contracts';
import { BellOff } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useShown } from '../../../platform/streamer/hide-people.ts';
import { EmojiText } from '../../../ui/emoji/emoji-text.tsx';
import { ContextMenu } from '../../../ui/kit/popups/context-menu.tsx';
import { chatAge } from '../chat-age.ts';
import { nameIn, titleOf } from '../chat-people.ts';
import { MoreMenu } from '../more-menu.tsx';
import { showChat } from '../store/read-thread.ts';
import { ChatFaces } from './chat-faces.tsx';
import { ChatItems } from './chat-items.tsx';
import s from './list.module.css';

/** The last message, with who wrote it where that isn't plain. */
function usePreview(chat: InboxChat, ownId: string): string {
  const { t } = useTranslation();
  const { i, s: sender, y } = chat.l;
  const text = y === 'gif' ? 'GIF' : chat.l.t;
  if (i === 0 || (sender === '' && text === '')) return t('inbox.nothingSaid');
  if (sender === ownId) return t('inbox.youSaid', { text });
  return chat.g ? t('inbox.says', { name: nameIn(chat, sender, t), text }) : text;
}

interface ChatRowProps {
  readonly chat: InboxChat;
  readonly ownId: string;
  readonly isOpen: boolean;
  readonly now: number;
}

/** A chat in the list: a slip of paper with its last line. */
export const ChatRow = memo(function ChatRow({ chat: stored, ownId, isOpen, now }: ChatRowProps) {
  const { t } = useTranslation();
  const chat = useShown(stored);
  const title = titleOf(chat, ownId, t);
  const preview = usePreview(chat, ownId);
  const unread = chat.nc > 0;
  return (
    <div className={s.entry} data-has-more="">
      <ContextMenu
        trigger={
          <button
            type="button"
            className={s.row}
            data-chat-row={chat.i}
            data-unread={unread || undefined}
            data-muted={chat.m || undefined}
            aria-current={isOpen || undefined}
            onClick={() => showChat(stored)}
          >
            <ChatFaces chat={chat} ownId={ownId} />
            <span className={s.words}>
              <span className={s.head}>
                <b>{title}</b>
                {chat.m ? <BellOff size={14} strokeWidth={2.8} role="img" aria-label={t('inbox.muted')} /> : null}
                <time dateTime={chat.l.d}>{chatAge(chat.l.d, now, t)}</time>
              </span>
              <span className={s.tail}>
                <span className={s.preview} data-preview="">
                  <EmojiText text={preview} />
                </span>
                {unread ? (
                  <span className={s.count}>
                    <span aria-hidden="true">{chat.nc}</span>
                    <span className="sr">{t('inbox.unread', { count: chat.nc })}</span>
                  </span>
                ) : null}
              </span>
            </span>
          </button>
        }
      >
        <ChatItems chat={chat} />
      </ContextMenu>
      <MoreMenu label={t('inbox.chatActions', { name: title })}>
        <ChatItems chat={chat} />
      </MoreMenu>
    </div>
  );
});
