import type { ChatLine } from '@syllaboom/contracts';
import { chatStyleOf } from '@syllaboom/engine';
import clsx from 'clsx';
import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmojiText } from '../emoji/emoji-text.tsx';
import { PlayerFace } from '../cosmetics/player-face.tsx';
import { WordLink } from '../kit/buttons/word-link.tsx';
import { PopupMenu } from '../kit/popups/popup-menu.tsx';
import { RoleMark } from '../role-badge/role-badge.tsx';
import { roleColor } from '../role-badge/role-colors.ts';
import { GifPicture } from './picker/gif-picture.tsx';
import { FoundWords } from './found-words.tsx';
import s from './chat.module.css';
import { linkWords, wordsOfLine } from './line-words.ts';
import { chatText } from './system-text.ts';

interface ChatLineProps {
  line: ChatLine;
  /** A word that the room speaks of was pressed. */
  onWord?: ((word: string) => void) | undefined;
  /** What can be done about who wrote it. */
  menu?: ReactNode;
}

/** What the room says, words of the game as buttons. */
function SystemText({ line, text, onWord }: ChatLineProps & { text: string }) {
  if (!onWord) return <EmojiText text={text} />;
  return linkWords(text, wordsOfLine(line)).map(({ at, part, isWord }) =>
    isWord ? <WordLink key={at} word={part} onOpen={() => onWord(part)} /> : <EmojiText key={at} text={part} />,
  );
}

/** Who wrote a line, as a button where something can be done about them. */
function Writer({ line, menu }: Pick<ChatLineProps, 'line' | 'menu'>) {
  const { t } = useTranslation();
  const face = (
    <span className={s.avatar}>
      <PlayerFace seed={line.avatar || line.id || line.displayName} frame={line.frame ?? 0} size={34} />
    </span>
  );
  if (!menu) return face;
  return (
    <PopupMenu
      align="start"
      trigger={
        <button type="button" className={s.writer} aria-label={t('inbox.chatActions', { name: line.displayName })}>
          {face}
        </button>
      }
    >
      {menu}
    </PopupMenu>
  );
}

/** One line of the chat: somebody's words, a whisper, or the room itself speaking. */
export const ChatLineView = memo(function ChatLineView({ line, onWord, menu }: ChatLineProps) {
  const { t } = useTranslation();
  if (line.key === 'wordsFound') return <FoundWords line={line} onWord={onWord} />;
  const text = chatText(line, t);
  if (line.system || (line.type !== 'normal' && line.g === undefined))
    return (
      <p className={s.system} data-kind={line.type} data-chat-line="">
        <SystemText line={line} text={text} onWord={onWord} />
      </p>
    );
  const badge = chatStyleOf(line.playerType);
  return (
    <div className={clsx(s.message, line.private && s.whisper)} data-chat-line="">
      <Writer line={line} menu={menu} />
      <div>
        <b className={badge ? s[badge] : undefined}>
          <span style={{ color: roleColor(line.playerType) }}>{line.displayName}</span>
          <RoleMark type={line.playerType} size={17} />
          {line.private ? <i>{line.to ? t('room.whispersTo', { name: line.to }) : t('room.whispers')}</i> : null}
        </b>
        {line.g === undefined ? (
          <p data-selectable="">
            <EmojiText text={text} />
          </p>
        ) : (
          <div className={s.postcard}>
            <GifPicture gif={line.g} />
          </div>
        )}
      </div>
    </div>
  );
});
