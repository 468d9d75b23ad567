import type { InboxChat } from '@syllaboom/contracts';
import { ArrowLeft, BellOff, CircleUserRound, EllipsisVertical, Flag, RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { openProfile } from '../../../navigation/windows.ts';
import { useShown } from '../../../platform/streamer/hide-people.ts';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import { MenuItem, MenuSeparator, PopupMenu } from '../../../ui/kit/popups/popup-menu.tsx';
import { EmptyState } from '../../../ui/kit/waiting/empty-state.tsx';
import { Spinner } from '../../../ui/kit/waiting/spinner.tsx';
import { othersOf, partnerOf, titleOf } from '../chat-people.ts';
import { ChatFaces } from '../list/chat-faces.tsx';
import { ChatItems } from '../list/chat-items.tsx';
import { reportFromChat } from '../report-from-chat.ts';
import { useInbox } from '../store/inbox-state.ts';
import { readThread, showChat } from '../store/read-thread.ts';
import s from './chat.module.css';
import { InboxComposer } from './inbox-composer.tsx';
import { MessageList } from './message-list.tsx';

const ICON = { size: 18, strokeWidth: 2.7 } as const;

interface OpenChatProps {
  readonly chat: InboxChat;
  readonly ownId: string;
}

/** Goes back to the list, and there to the chat that was open. */
function goBack(chatId: string): void {
  showChat(null);
  requestAnimationFrame(() => {
    for (const row of document.querySelectorAll<HTMLElement>('[data-chat-row]'))
      if (row.dataset.chatRow === chatId) row.focus({ preventScroll: true });
  });
}

/** Who one talks to, and what can be done about it. */
function ChatHead({ chat, ownId, title }: OpenChatProps & { title: string }) {
  const { t } = useTranslation();
  const partner = partnerOf(chat, ownId);
  const present = othersOf(chat, ownId).filter(({ left }) => left !== true);
  return (
    <header className={s.head}>
      <span className={s.back}>
        <Btn size="sm" icon aria-label={t('inbox.backToList')} onClick={() => goBack(chat.i)}>
          <ArrowLeft size={18} strokeWidth={3} />
        </Btn>
      </span>
      <ChatFaces chat={chat} ownId={ownId} />
      <div className={s.title}>
        <h3>{title}</h3>
        {chat.g ? <p>{t('inbox.people', { count: present.length + 1 })}</p> : null}
      </div>
      {chat.m ? <BellOff size={17} strokeWidth={2.7} role="img" aria-label={t('inbox.muted')} /> : null}
      <PopupMenu
        trigger={
          <Btn size="sm" icon aria-label={t('inbox.chatActions', { name: title })}>
            <EllipsisVertical {...ICON} />
          </Btn>
        }
      >
        {(chat.g ? present : partner ? [partner] : []).map(({ id, displayName }) => (
          <MenuItem key={id} icon={<CircleUserRound {...ICON} />} onClick={() => openProfile(id, displayName)}>
            {chat.g ? displayName : t('profile.view')}
          </MenuItem>
        ))}
        {present.length > 0 ? <MenuSeparator /> : null}
        <ChatItems chat={chat} />
        {partner ? (
          <MenuItem danger icon={<Flag {...ICON} />} onClick={() => reportFromChat(chat, partner.id)}>
            {t('profile.report')}
          </MenuItem>
        ) : null}
      </PopupMenu>
    </header>
  );
}

/** The messages, while they are read or where they could not be. */
function ChatBody({ chat, ownId, title }: OpenChatProps & { title: string }) {
  const { t } = useTranslation();
  const status = useInbox((state) => state.threadStatus);
  if (status === 'loading')
    return (
      <div className={s.waiting}>
        <Spinner label={t('common.loading')} />
      </div>
    );
  if (status === 'failed')
    return (
      <div className={s.waiting} role="alert">
        <EmptyState title={t('inbox.messagesFailed')} seed="Lumi" mood="panic">
          <Btn onClick={() => void readThread()}>
            <RefreshCw {...ICON} />
            {t('common.retry')}
          </Btn>
        </EmptyState>
      </div>
    );
  return <MessageList key={chat.i} chat={chat} ownId={ownId} label={t('inbox.log', { name: title })} />;
}

function OpenChat({ chat: stored, ownId }: OpenChatProps) {
  const { t } = useTranslation();
  const chat = useShown(stored);
  const title = titleOf(chat, ownId, t);
  return (
    <section className={s.pane} aria-label={title}>
      <ChatHead chat={chat} ownId={ownId} title={title} />
      <ChatBody chat={chat} ownId={ownId} title={title} />
      <InboxComposer chatId={chat.i} />
    </section>
  );
}

/** The chat that is open; beside the list, where there is none, the way to one. */
export function ChatPane({ ownId }: { ownId: string }) {
  const { t } = useTranslation();
  const chat = useInbox((state) => state.opened);
  if (chat) return <OpenChat key={chat.i} chat={chat} ownId={ownId} />;
  return (
    <section className={s.pane} data-closed="" aria-label={t('inbox.title')}>
      <EmptyState title={t('inbox.choose')} seed="Bramble" />
    </section>
  );
}
