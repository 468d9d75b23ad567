import { useTranslation } from 'react-i18next';
import s from './account.module.css';
import { useSession } from './session-store.ts';

/** The red banner over everything for a banned player. */
export function BanBanner() {
  const { t } = useTranslation();
  const banned = useSession((state) => state.banned);
  if (!banned) return null;
  return (
    <div className={s.banned} role="alert">
      <h1>{t('session.bannedTitle')}</h1>
      <p>{t('session.bannedText')}</p>
    </div>
  );
}
