import { useTranslation } from 'react-i18next';
import { useNarrow } from '../../platform/media.ts';
import s from './clans.module.css';
import { ClansSection } from './clans-section.tsx';

/** The clans as a page of home. */
export function ClansScreen() {
  const { t } = useTranslation();
  const narrow = useNarrow();
  return (
    <main className={s.screen}>
      {/* On a phone the tab says where one is. */}
      <h1 className={narrow ? 'sr' : s.title}>{t('home.clans')}</h1>
      <section className={s.booth} aria-label={t('home.clans')}>
        <ClansSection />
      </section>
    </main>
  );
}
