import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import './deals/receive-answer.ts';
import type { ShopTab } from '../../navigation/shop-tab.ts';
import { useShopTab } from '../../navigation/windows.ts';
import { Tabs } from '../../ui/kit/layout/tabs.tsx';
import { Part } from '../../ui/kit/waiting/part.tsx';
import { Spinner } from '../../ui/kit/waiting/spinner.tsx';
import { NoGuests, useUser } from '../session/index.ts';
import { Balances } from './balances.tsx';
import { refreshPurse } from './deals/deal-store.ts';
import { Said } from '../wardrobe/index.ts';
import s from './shop.module.css';
import { SHOP_PARTS } from './shop-parts.ts';

function Waiting() {
  const { t } = useTranslation();
  return (
    <div className={s.waiting}>
      <Spinner label={t('common.loading')} />
    </div>
  );
}

function Stall() {
  const { t } = useTranslation();
  const tab = useShopTab((state) => state.tab);
  // What was earned elsewhere meanwhile may be spent here.
  useEffect(() => {
    refreshPurse();
  }, []);
  const tabs = SHOP_PARTS.map(({ id, icon: Icon, body: Body }) => ({
    id,
    label: (
      <>
        <Icon size={17} strokeWidth={2.7} aria-hidden="true" />
        {t(`shop.tab.${id}`)}
      </>
    ),
    body: (
      <Part waiting={<Waiting />}>
        <Body />
      </Part>
    ),
  }));
  return (
    <div className={s.stall}>
      <header className={s.head}>
        <i className={s.awning} />
        <Balances />
      </header>
      <Tabs
        label={t('shop.title')}
        tabs={tabs}
        value={tab}
        onChange={(id: ShopTab) => useShopTab.setState({ tab: id })}
        panelClassName={s.panel}
      />
      <Said />
    </div>
  );
}

/** The shop: what the player has to spend, and its tabs. */
export function ShopBody() {
  const { t } = useTranslation();
  const user = useUser();
  return (
    <NoGuests title={t('shop.guests')}>
      <Stall key={user?.id} />
    </NoGuests>
  );
}
