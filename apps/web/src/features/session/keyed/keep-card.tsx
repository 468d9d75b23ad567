import { useTranslation } from 'react-i18next';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import { useUser } from '../session-store.ts';
import { openKeepAccount } from './keep-account.ts';
import s from './name-form.module.css';

/** In the account's page: what hangs on this browser alone, what waits for a way in, and the way to one. */
export function KeepCard() {
  const { t } = useTranslation();
  const user = useUser();
  if (user?.wayIn !== false || user.guest) return null;
  return (
    <section className={s.keep} aria-label={t('invite.keepTitle')}>
      <h3>{t('invite.keepTitle')}</h3>
      <p>{t('invite.keepText', { name: user.displayName })}</p>
      <b>{t('invite.missingTitle')}</b>
      <ul>
        <li>{t('invite.missingRanked')}</li>
        <li>{t('invite.missingPublic')}</li>
        <li>{t('invite.missingChat')}</li>
        <li>{t('invite.missingDiscovery')}</li>
      </ul>
      <p>{t('invite.missingErase')}</p>
      <Btn tone="gold" wide onClick={openKeepAccount}>
        {t('invite.keepButton')}
      </Btn>
    </section>
  );
}
