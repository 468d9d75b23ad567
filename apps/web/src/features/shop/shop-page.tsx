import { useTranslation } from 'react-i18next';
import { useNarrow } from '../../platform/media.ts';
import { ShopBody } from './shop-body.tsx';
import s from './shop.module.css';

/** The shop as a page of home. */
export function ShopPage() {
  const { t } = useTranslation();
  const narrow = useNarrow();
  return (
    <main className={s.page}>
      {/* On a phone the tab says where one is. */}
      <h1 className={narrow ? 'sr' : s.title}>{t('shop.title')}</h1>
      <section className={s.booth} aria-label={t('shop.title')}>
        <ShopBody />
      </section>
    </main>
  );
}
