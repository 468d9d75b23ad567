import { KeyRound, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { create } from 'zustand';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import { useUser } from '../session-store.ts';
import { openKeepAccount } from './keep-account.ts';
import s from './name-form.module.css';

/** Put off until the page is opened anew. */
const usePutOff = create<{ putOff: boolean }>(() => ({ putOff: false }));

/** A calm strip for an account that hangs on this browser: a password keeps it. */
export function KeepNoticeStrip() {
  const { t } = useTranslation();
  const user = useUser();
  const putOff = usePutOff((state) => state.putOff);
  if (putOff || user?.wayIn !== false || user.guest) return null;
  return (
    <section className={s.notice} aria-label={t('invite.keepTitle')}>
      <KeyRound size={20} strokeWidth={2.7} aria-hidden="true" />
      <p className={s.noticeText}>{t('invite.keepText', { name: user.displayName })}</p>
      <p className={s.noticeTitle}>{t('invite.keepTitle')}</p>
      <Btn size="sm" tone="gold" onClick={openKeepAccount}>
        {t('invite.keepButton')}
      </Btn>
      <Btn size="sm" icon aria-label={t('invite.later')} onClick={() => usePutOff.setState({ putOff: true })}>
        <X size={18} strokeWidth={3} />
      </Btn>
    </section>
  );
}
