import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadView } from '../../ui/kit/waiting/load-view.tsx';
import { EmptyState } from '../../ui/kit/waiting/empty-state.tsx';
import { Tabs } from '../../ui/kit/layout/tabs.tsx';
import { useUser } from '../session/index.ts';
import { BrowseClans } from './browse/browse-clans.tsx';
import s from './clans.module.css';
import { Manage } from './manage/manage.tsx';
import { MyClan } from './mine/my-clan.tsx';
import { useClan } from './own-clan.ts';

type TabId = 'mine' | 'browse' | 'manage' | 'shop';

/** The clan's tabs: managing it is its owner's. */
export function InClan({ clanId }: { clanId: string }) {
  const { t } = useTranslation();
  const ownId = useUser()?.id;
  const clan = useClan(clanId);
  const [chosen, setTab] = useState<TabId>('mine');
  const isOwner = clan.data?.owner === ownId;
  // Whoever has handed the clan on has nothing to manage any more.
  const tab = chosen === 'manage' && !isOwner ? 'mine' : chosen;
  const waiting = clan.data?.requestsData?.length ?? 0;
  const manage = {
    id: 'manage' as const,
    label: (
      <>
        {t('clans.tabs.manage')}
        {waiting > 0 ? (
          <>
            <b className={s.count} aria-hidden="true">
              {waiting}
            </b>
            <span className="sr">{t('clans.waiting', { count: waiting })}</span>
          </>
        ) : null}
      </>
    ),
    body: clan.data === null ? null : <Manage clan={clan.data} />,
  };
  return (
    <Tabs
      label={t('clans.title')}
      value={tab}
      onChange={setTab}
      panelClassName={s.panel}
      tabs={[
        {
          id: 'mine' as const,
          label: t('clans.tabs.mine'),
          body: (
            <LoadView of={clan} failed={t('clans.failed.info')}>
              {(found) => <MyClan clan={found} />}
            </LoadView>
          ),
        },
        { id: 'browse' as const, label: t('clans.tabs.browse'), body: <BrowseClans /> },
        ...(isOwner ? [manage] : []),
        {
          id: 'shop' as const,
          label: t('clans.tabs.shop'),
          body: <EmptyState title={t('clans.soon')} text={t('clans.soonText')} seed="Bramble" mood="happy" />,
        },
      ]}
    />
  );
}
