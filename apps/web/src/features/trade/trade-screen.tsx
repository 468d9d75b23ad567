import { useTranslation } from 'react-i18next';
import { openSection, useOpenedSection } from '../../navigation/windows.ts';
import { HomePage } from '../../ui/kit/layout/home-page.tsx';
import { Tabs } from '../../ui/kit/layout/tabs.tsx';
import { Part } from '../../ui/kit/waiting/part.tsx';
import { Spinner } from '../../ui/kit/waiting/spinner.tsx';
import { NoGuests } from '../session/index.ts';
import { TRADE_PARTS } from './trade-parts.ts';
import s from './trade-screen.module.css';

function Waiting() {
  const { t } = useTranslation();
  return (
    <div className={s.waiting}>
      <Spinner label={t('common.loading')} />
    </div>
  );
}

/** The community's page: its parts as tabs; the one that lies open stands in the address. */
export function TradeScreen() {
  const { t } = useTranslation();
  const opened = useOpenedSection() ?? 'home';
  const fills = TRADE_PARTS.find(({ id }) => id === opened)?.fills ?? false;
  const tabs = TRADE_PARTS.map(({ id, title, icon: Icon, body: Body }) => ({
    id,
    label: (
      <>
        <Icon size={17} strokeWidth={2.7} aria-hidden="true" />
        {t(title)}
      </>
    ),
    body: (
      <Part waiting={<Waiting />}>
        <Body />
      </Part>
    ),
  }));
  return (
    <HomePage title={t('home.trade')} fills={fills}>
      <NoGuests title={t('trade.guests')}>
        <Tabs
          label={t('home.trade')}
          tabs={tabs}
          value={opened}
          onChange={(id) => openSection(id === 'home' ? null : id)}
          panelClassName={fills ? s.filled : s.panel}
        />
      </NoGuests>
    </HomePage>
  );
}
