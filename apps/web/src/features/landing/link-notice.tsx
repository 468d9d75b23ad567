import { Link, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Btn } from '../../ui/kit/buttons/btn.tsx';
import { openAccount } from '../session/index.ts';
import s from './link-notice.module.css';

/** What links lead to that only players see. */
export type Linked = 'profile' | 'match' | 'word' | 'collection' | 'clan';

/** Says on the landing page what the followed link leads to, and what it takes to see that. */
export function LinkNotice({ to }: { to: Linked }) {
  const { t } = useTranslation();
  const [isClosed, setClosed] = useState(false);
  if (isClosed) return null;
  return (
    <section className={s.notice} aria-label={t('invite.linkTitle')}>
      <Link size={20} strokeWidth={2.7} aria-hidden="true" />
      <p className={s.words} role="status">
        {t(`invite.link.${to}`)}
      </p>
      <div className={s.actions}>
        <Btn size="sm" tone="gold" onClick={() => openAccount('signUp')}>
          {t('common.signUp')}
        </Btn>
        <Btn size="sm" onClick={() => openAccount('signIn')}>
          {t('common.signIn')}
        </Btn>
      </div>
      <Btn
        size="sm"
        icon
        aria-label={t('common.closeNamed', { title: t('invite.linkTitle') })}
        onClick={() => setClosed(true)}
      >
        <X size={18} strokeWidth={3} />
      </Btn>
    </section>
  );
}
