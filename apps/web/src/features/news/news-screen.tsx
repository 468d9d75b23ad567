import { useTranslation } from 'react-i18next';
import { useApiQuery } from '../../platform/query/use-api-query.ts';
import { currentLanguage } from '../../platform/i18n/i18n.ts';
import { LoadView } from '../../ui/kit/waiting/load-view.tsx';
import { Panel } from '../../ui/kit/layout/panel.tsx';
import s from './news.module.css';
import { NewsFrame } from './news-frame.tsx';

/** The operator's page: news of the game. */
export function NewsScreen() {
  const { t } = useTranslation();
  const locale = currentLanguage();
  const about = useApiQuery('about', { query: { locale } });
  return (
    <main className={s.screen} aria-label={t('home.news')}>
      <Panel className={s.panel}>
        <LoadView of={about} failed={t('home.newsAway')} detail={t('home.newsFailed')}>
          {(page) => <NewsFrame title={t('home.news')} {...page} />}
        </LoadView>
      </Panel>
    </main>
  );
}
