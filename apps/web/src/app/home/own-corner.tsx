import { useTranslation } from 'react-i18next';
import { ProfileHub } from '../../features/profile/index.ts';
import { Panel } from '../../ui/kit/layout/panel.tsx';
import s from './home-shell.module.css';

/** The player's own corner as a page. */
export function OwnCorner() {
  const { t } = useTranslation();
  return (
    <main className={s.profile} aria-label={t('home.profile')}>
      <Panel className={s.corner}>
        <ProfileHub onPage />
      </Panel>
    </main>
  );
}
