import { LifeBuoy, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import { forgetNewCodes, showNewCodes, useNewCodes } from './new-codes.ts';
import s from './recovery.module.css';

/** A strip at home after a sign-up: offers the recovery codes, and goes away when it is told to. */
export function RecoveryNoticeStrip() {
  const { t } = useTranslation();
  const waiting = useNewCodes((state) => state.codes.length > 0);
  if (!waiting) return null;
  return (
    <section className={s.notice} aria-label={t('account.codes')}>
      <LifeBuoy size={20} strokeWidth={2.7} aria-hidden="true" />
      <p className={s.noticeText}>{t('account.codesNotice')}</p>
      <p className={s.noticeTitle}>{t('account.codes')}</p>
      <Btn size="sm" tone="gold" onClick={showNewCodes}>
        {t('account.showCodes')}
      </Btn>
      <Btn size="sm" icon aria-label={t('common.closeNamed', { title: t('account.codes') })} onClick={forgetNewCodes}>
        <X size={18} strokeWidth={3} />
      </Btn>
    </section>
  );
}
