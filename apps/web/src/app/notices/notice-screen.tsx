import { useTranslation } from 'react-i18next';
import { Backdrop } from '../../ui/backdrop/backdrop.tsx';
import { Critter } from '../../ui/critter/critter.tsx';
import { Btn } from '../../ui/kit/buttons/btn.tsx';
import { Logo } from '../../ui/logo/logo.tsx';
import s from './notice.module.css';
import type { StartFailure } from '../start/start-up.ts';

/** The page cannot go on (yet): why, and what can be done. */
export function Notice({
  messageKey,
  retrying = false,
  onRetry,
}: {
  messageKey: StartFailure;
  retrying?: boolean;
  onRetry: () => void;
}) {
  const { t } = useTranslation();
  return (
    <main className={s.notice}>
      <Backdrop />
      <Logo className={s.logo} />
      <div className={s.card} role="alert">
        <Critter seed="MangoTango8" mood={retrying ? 'panic' : 'out'} size={110} />
        <p className={s.text}>{t(`connection.${messageKey}`)}</p>
        {retrying ? <p className={s.small}>{t('connection.retrying')}</p> : null}
        <Btn tone="gold" onClick={onRetry}>
          {t('common.retry')}
        </Btn>
      </div>
    </main>
  );
}
