import { useTranslation } from 'react-i18next';
import { HomePage } from '../../ui/kit/layout/home-page.tsx';
import { ClansSection } from './clans-section.tsx';

/** The clans as a page of home. */
export function ClansScreen() {
  const { t } = useTranslation();
  return (
    <HomePage title={t('home.clans')}>
      <ClansSection />
    </HomePage>
  );
}
