import type { SessionUser } from '@syllaboom/contracts';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChatWish } from '../../navigation/windows.ts';
import { useShown } from '../../platform/streamer/hide-people.ts';
import { ChatVeil } from '../../ui/chat/chat-veil.tsx';
import { Btn } from '../../ui/kit/buttons/btn.tsx';
import { EmptyState } from '../../ui/kit/waiting/empty-state.tsx';
import { openAccount, useUser } from '../session/index.ts';
import { nameIn } from './chat-people.ts';
import { ChatPane } from './chat/chat-pane.tsx';
import s from './inbox.module.css';
import { ListPane } from './list/list-pane.tsx';
import { createChat } from './store/chat-actions.ts';
import './store/follow-inbox.ts';
import { hasNoChats, useInbox } from './store/inbox-state.ts';
import { readList } from './store/read-list.ts';
import { isInboxShown, readThread, showInbox } from './store/read-thread.ts';

/** Opens the chat with whoever is to be written to, once. */
function useWish(): void {
  const wish = useChatWish((state) => state.wish);
  useEffect(() => {
    if (wish === null || useChatWish.getState().wish !== wish) return;
    useChatWish.setState({ wish: null });
    void createChat([wish.id]);
  }, [wish]);
}

/** Says to who listens what is said in the chat on the screen. */
function Announcer() {
  const { t } = useTranslation();
  const said = useInbox((state) => state.said);
  const chat = useShown(useInbox((state) => state.opened));
  return (
    <p className="sr" aria-live="polite">
      {said && chat
        ? t('inbox.says', {
            name: nameIn(chat, said.s, t),
            text: said.g === undefined ? said.t : t('gifs.label', { title: said.g.title }),
          })
        : ''}
    </p>
  );
}

/** The list, and beside it the chat that is open; in a narrow place one of them. */
function Panes({ user }: { user: SessionUser }) {
  const opened = useInbox((state) => state.opened);
  const hasNothing = useInbox(hasNoChats);
  // Where the inbox is shown twice, what is said is said once.
  const [isFirst] = useState(() => !isInboxShown());
  useWish();
  useEffect(() => {
    const hide = showInbox();
    void readList();
    void readThread();
    return hide;
  }, []);
  return (
    <div className={s.place}>
      <div className={s.panes} data-opened={opened !== null || undefined} data-alone={hasNothing || undefined}>
        <ListPane ownId={user.id} />
        {hasNothing ? null : <ChatPane ownId={user.id} />}
      </div>
      {isFirst ? <Announcer /> : null}
    </div>
  );
}

/** The player's chats; guests are told that they need an account. */
export function InboxBody() {
  const { t } = useTranslation();
  const user = useUser();
  if (user?.guest !== false)
    return (
      <div className={s.login}>
        <EmptyState title={t('inbox.login')} seed="Pixelpaws">
          <Btn tone="gold" onClick={() => openAccount('signIn')}>
            {t('common.signIn')}
          </Btn>
        </EmptyState>
      </div>
    );
  return (
    <ChatVeil>
      <Panes key={user.id} user={user} />
    </ChatVeil>
  );
}
