import type { InboxChat } from '@syllaboom/contracts';
import { CircleAlert, Clock3, RotateCcw, X } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../platform/i18n/format.ts';
import { PlayerFace } from '../../../ui/cosmetics/player-face.tsx';
import { GifPicture } from '../../../ui/chat/picker/gif-picture.tsx';
import { EmojiText } from '../../../ui/emoji/emoji-text.tsx';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import { ContextMenu } from '../../../ui/kit/popups/context-menu.tsx';
import { chatAge } from '../chat-age.ts';
import { nameIn } from '../chat-people.ts';
import { MoreMenu } from '../more-menu.tsx';
import { dropFailed, sendGif, sendText } from '../store/send.ts';
import type { Outgoing } from '../store/thread.ts';
import { MessageItems } from './message-items.tsx';
import type { MessageRow } from './message-rows.ts';
import s from './message.module.css';

const FACE_PX = 34;
const SMALL = { size: 14, strokeWidth: 2.8 } as const;

/** An own message on its way, or one that could not be sent. */
function OutgoingFoot({ outgoing }: { outgoing: Outgoing }) {
  const { t } = useTranslation();
  if (!outgoing.failed)
    return (
      <small className={s.foot}>
        <Clock3 {...SMALL} aria-hidden="true" />
        {t('inbox.sending')}
      </small>
    );
  return (
    <div className={s.failed}>
      <small className={s.foot}>
        <CircleAlert {...SMALL} aria-hidden="true" />
        {t('inbox.notSent')}
      </small>
      <Btn
        size="sm"
        onClick={() => (outgoing.g === undefined ? sendText(outgoing.t, outgoing.k) : sendGif(outgoing.g, outgoing.k))}
      >
        <RotateCcw {...SMALL} />
        {t('common.retry')}
      </Btn>
      <Btn size="sm" icon aria-label={t('inbox.discard')} onClick={() => dropFailed(outgoing.k)}>
        <X {...SMALL} />
      </Btn>
    </div>
  );
}

interface MessageLineProps {
  readonly row: MessageRow;
  readonly chat: InboxChat;
  readonly ownId: string;
  readonly now: number;
  readonly isEdited: boolean;
}

/** A message as a slip of paper: one's own to the right, others' with face and name. */
export const MessageLine = memo(function MessageLine({ row, chat, ownId, now, isEdited }: MessageLineProps) {
  const { t } = useTranslation();
  const message = 'message' in row ? row.message : null;
  const line = 'message' in row ? row.message : { ...row.outgoing, s: ownId, e: false };
  const isOwn = line.s === ownId;
  const sender = chat.p.find(({ id }) => id === line.s);
  const name = isOwn ? t('inbox.you') : nameIn(chat, line.s, t);
  const isErased = line.t === '' && line.g === undefined;
  const text = isErased ? t('inbox.erased') : line.g === undefined ? line.t : 'GIF';
  const menu = message ? <MessageItems chat={chat} message={message} isOwn={isOwn} /> : null;
  const slip = (
    <div className={s.slip} data-erased={isErased || undefined} data-postcard={line.g === undefined ? undefined : ''}>
      {row.isHead && chat.g && !isOwn ? <b className={s.name}>{name}</b> : <span className="sr">{name}: </span>}
      {line.g === undefined ? (
        <p data-selectable="">
          <EmojiText text={text} />
        </p>
      ) : (
        <GifPicture gif={line.g} />
      )}
      {message ? (
        <small className={s.foot}>
          <time dateTime={message.c} title={new Date(message.c).toLocaleString()}>
            {chatAge(message.c, now, t)}
          </time>
          {message.e ? <i>{t('inbox.edited')}</i> : null}
        </small>
      ) : null}
      {'outgoing' in row ? <OutgoingFoot outgoing={row.outgoing} /> : null}
    </div>
  );
  return (
    <div className={s.entry} data-head={row.isHead || undefined}>
      {row.day === null ? null : <p className={s.day}>{formatDate(Date.parse(row.day))}</p>}
      <div
        className={s.line}
        data-has-more=""
        data-message={message?.i ?? 'outgoing'}
        data-own={isOwn || undefined}
        data-editing={isEdited || undefined}
      >
        {isOwn ? null : (
          <span className={s.face} aria-hidden="true">
            {row.isHead ? (
              <PlayerFace seed={sender?.avatar || line.s || 'nobody'} frame={sender?.frame ?? 0} size={FACE_PX} />
            ) : null}
          </span>
        )}
        {menu === null ? slip : <ContextMenu trigger={slip}>{menu}</ContextMenu>}
        {menu === null ? null : <MoreMenu label={t('inbox.messageActions', { text })}>{menu}</MoreMenu>}
      </div>
    </div>
  );
});
