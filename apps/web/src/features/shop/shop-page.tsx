import { useTranslation } from 'react-i18next';
import { HomePage } from '../../ui/kit/layout/home-page.tsx';
import { ShopBody } from './shop-body.tsx';

/** The shop as a page of home. */
export function ShopPage() {
  const { t } = useTranslation();
  return (
    <HomePage title={t('shop.title')}>
      <ShopBody />
    </HomePage>
  );
}
