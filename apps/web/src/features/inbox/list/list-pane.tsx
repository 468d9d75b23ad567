import { Archive, ArchiveX, ChevronDown, MailPlus, RefreshCw, Users } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Virtualizer } from 'virtua';
import { FRIENDS_WINDOW, NEW_CHAT_WINDOW } from '../../../navigation/windows.ts';
import { useSettled } from '../../../platform/use-settled.ts';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import { IconToggle } from '../../../ui/kit/buttons/icon-toggle.tsx';
import { EmptyState } from '../../../ui/kit/waiting/empty-state.tsx';
import { Spinner } from '../../../ui/kit/waiting/spinner.tsx';
import { openWindow } from '../../../ui/windows/manager.ts';
import { SearchField } from '../../../ui/kit/inputs/search-field.tsx';
import { CHAT_SEARCH_DEBOUNCE_MS } from '../inbox-timings.ts';
import { hasNoChats, inbox, useInbox } from '../store/inbox-state.ts';
import { readList, readMoreChats, showChats } from '../store/read-list.ts';
import { useNow } from '../use-now.ts';
import { ChatRow } from './chat-row.tsx';
import s from './list.module.css';

/** About as high as a row is, before it is measured. */
const ROW_PX = 76;
/** The longest search that the server takes. */
const SEARCH_LENGTH = 50;
const ICON = { size: 18, strokeWidth: 2.7 } as const;

const openNewChat = (): void => openWindow(NEW_CHAT_WINDOW);

/** Why there are no chats to be seen. */
function NoChats() {
  const { t } = useTranslation();
  const { archived, search } = useInbox((state) => state.view);
  if (search !== '') return <EmptyState title={t('inbox.noneFound')} seed="Quokka" />;
  if (archived) return <EmptyState title={t('inbox.noneArchived')} seed="Pudding" />;
  return (
    <EmptyState title={t('inbox.none')} text={t('inbox.noneText')} seed="Nimbus16" mood="happy">
      <Btn onClick={() => openWindow(FRIENDS_WINDOW)}>
        <Users {...ICON} aria-hidden="true" />
        {t('friends.title')}
      </Btn>
    </EmptyState>
  );
}

/** Waiting, a failure with another try, nothing, or the chats: no more of them exist than are near the view. */
function ChatRows({ ownId }: { ownId: string }) {
  const { t } = useTranslation();
  const scroller = useRef<HTMLDivElement>(null);
  const chats = useInbox((state) => state.list.chats);
  const status = useInbox((state) => state.listStatus);
  const openedId = useInbox((state) => state.opened?.i);
  const now = useNow();
  let instead: ReactNode = null;
  if (status === 'failed')
    instead = (
      <div role="alert">
        <EmptyState title={t('inbox.loadFailed')} seed="Lumi" mood="panic">
          <Btn onClick={() => void readList()}>
            <RefreshCw {...ICON} />
            {t('common.retry')}
          </Btn>
        </EmptyState>
      </div>
    );
  else if (chats.length === 0) instead = status === 'loading' ? <Spinner label={t('common.loading')} /> : <NoChats />;
  return (
    <div ref={scroller} className={s.scroller} data-empty={instead !== null || undefined}>
      {instead ?? (
        <Virtualizer data={chats} scrollRef={scroller} itemSize={ROW_PX} as="ul" item="li">
          {(chat) => <ChatRow key={chat.i} chat={chat} ownId={ownId} isOpen={chat.i === openedId} now={now} />}
        </Virtualizer>
      )}
      <LoadMore />
    </div>
  );
}

function ChatSearch() {
  const { t } = useTranslation();
  const [text, setText] = useState(() => inbox().view.search);
  const search = useSettled(text.trim(), CHAT_SEARCH_DEBOUNCE_MS);
  useEffect(() => showChats({ search }), [search]);
  return (
    <SearchField
      size="sm"
      className={s.search}
      label={t('inbox.search')}
      value={text}
      most={SEARCH_LENGTH}
      onChange={setText}
    />
  );
}

function LoadMore() {
  const { t } = useTranslation();
  const hasMore = useInbox((state) => state.list.next !== null);
  const busy = useInbox((state) => state.readsMore);
  if (!hasMore) return null;
  return (
    <div className={s.foot}>
      <Btn size="sm" wide disabled={busy} onClick={() => void readMoreChats()}>
        <ChevronDown {...ICON} />
        {t('inbox.loadMore')}
      </Btn>
    </div>
  );
}

/** The player's chats with their search, the switch to archived ones, and the way to a new one. */
export function ListPane({ ownId }: { ownId: string }) {
  const { t } = useTranslation();
  const archived = useInbox((state) => state.view.archived);
  const hasNothing = useInbox(hasNoChats);
  return (
    <section className={s.pane} aria-label={t(archived ? 'inbox.archivedChats' : 'inbox.chats')}>
      <div className={s.bar} data-alone={hasNothing || undefined}>
        {hasNothing ? null : <ChatSearch />}
        <IconToggle
          label={t('inbox.archiveToggle')}
          tip={t(archived ? 'inbox.showActive' : 'inbox.showArchived')}
          on={archived}
          onToggle={(on) => showChats({ archived: on })}
        >
          {archived ? <ArchiveX {...ICON} /> : <Archive {...ICON} />}
        </IconToggle>
        <Btn size="sm" tone="gold" aria-label={t('inbox.new')} onClick={openNewChat}>
          <MailPlus {...ICON} />
          <span className={s.newWord}>{t('inbox.new')}</span>
        </Btn>
      </div>
      <ChatRows ownId={ownId} />
    </section>
  );
}
