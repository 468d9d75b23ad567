import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Btn } from '../../ui/kit/buttons/btn.tsx';
import { Tabs } from '../../ui/kit/layout/tabs.tsx';
import { EmptyState } from '../../ui/kit/waiting/empty-state.tsx';
import { openAccount, useUser } from '../session/index.ts';
import { useFriendList, useFriendRequests } from './friend-lists.ts';
import s from './friends-body.module.css';
import { FriendListTab } from './list/friend-list-tab.tsx';
import { RequestsTab } from './requests/requests-tab.tsx';
import { SearchTab } from './search/search-tab.tsx';
import { FriendSettingsTab } from './settings/friend-settings-tab.tsx';

type TabId = 'list' | 'requests' | 'search' | 'settings';

/** Of a tab: its words, and a number that readers hear in words. */
function TabLabel({ words, count, spoken }: { words: string; count: number; spoken: string }) {
  return (
    <>
      {words}
      {count > 0 ? (
        <>
          <b className={s.count} aria-hidden="true">
            {count}
          </b>
          <span className="sr">{spoken}</span>
        </>
      ) : null}
    </>
  );
}

function FriendsPanel() {
  const { t } = useTranslation();
  const [tab, setTab] = useState<TabId>('list');
  const friends = useFriendList({ refreshes: true });
  const requests = useFriendRequests({ refreshes: true });
  const online = friends.data?.friends.filter((friend) => friend.online).length ?? 0;
  const waiting = requests.data?.incoming.length ?? 0;
  return (
    <Tabs
      label={t('friends.title')}
      value={tab}
      onChange={setTab}
      panelClassName={s.panel}
      tabs={[
        {
          id: 'list',
          label: (
            <TabLabel
              words={t('friends.tabs.list')}
              count={online}
              spoken={t('friends.onlineCount', { count: online })}
            />
          ),
          body: <FriendListTab friends={friends} onSearch={() => setTab('search')} />,
        },
        {
          id: 'requests',
          label: (
            <TabLabel
              words={t('friends.tabs.requests')}
              count={waiting}
              spoken={t('friends.waiting', { count: waiting })}
            />
          ),
          body: <RequestsTab requests={requests} />,
        },
        {
          id: 'search',
          label: t('friends.tabs.search'),
          body: <SearchTab friends={friends.data} requests={requests.data} />,
        },
        {
          id: 'settings',
          label: t('friends.tabs.settings'),
          body: <FriendSettingsTab />,
        },
      ]}
    />
  );
}

/** The panel of friends: list, requests, search, settings; guests are told what they need. */
export function FriendsBody() {
  const { t } = useTranslation();
  if (useUser()?.guest === false) return <FriendsPanel />;
  return (
    <div className={s.centre}>
      <EmptyState title={t('friends.guests')} seed="Pixelpaws">
        <Btn tone="gold" onClick={() => openAccount('signUp')}>
          {t('common.signUp')}
        </Btn>
      </EmptyState>
    </div>
  );
}
