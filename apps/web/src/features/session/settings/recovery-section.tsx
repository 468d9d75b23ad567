import { LifeBuoy, ShieldCheck } from 'lucide-react';
import { needsSecondFactor } from '@syllaboom/engine';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../platform/api/api.ts';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import { openNewCodes } from '../recovery/new-codes.ts';
import { openSecondFactor } from '../second-factor/second-factor-store.ts';
import { useUser } from '../session-store.ts';
import s from './account-settings.module.css';
import { ConfirmForm } from './confirm-form.tsx';
import type { Account } from './account.ts';

const ICON = { size: 22, strokeWidth: 2.5 } as const;

function Codes({ account }: { account: Account }) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const { recoveryCodesLeft: left } = account;
  const renew = async (password: string | null): Promise<void> => {
    const { recoveryCodes } = await api.call('renewRecoveryCodes', { body: { password: password ?? '' } });
    setAsking(false);
    openNewCodes(recoveryCodes);
  };
  return (
    <li className={s.row}>
      <span className={s.icon}>
        <LifeBuoy {...ICON} />
      </span>
      <p>
        <b>{t('account.codes')}</b>
        <small>{left === 0 ? t('account.codesNone') : t('account.codesLeft', { count: left })}</small>
      </p>
      <Btn size="sm" tone={left === 0 ? 'gold' : 'plain'} aria-expanded={asking} onClick={() => setAsking(!asking)}>
        {t('account.newCodes')}
      </Btn>
      {asking ? (
        <ConfirmForm
          text={t('account.newCodesText')}
          // However fresh the sign-in: these codes open the account to whoever has them.
          account={{ ...account, needsPassword: true }}
          confirmLabel={t('account.newCodes')}
          onConfirm={renew}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </li>
  );
}

function App() {
  const { t } = useTranslation();
  return (
    <li className={s.row}>
      <span className={s.icon}>
        <ShieldCheck {...ICON} />
      </span>
      <p>
        <b>{t('account.factor')}</b>
      </p>
      <Btn size="sm" aria-label={t('account.factor')} onClick={openSecondFactor}>
        {t('account.factorManage')}
      </Btn>
    </li>
  );
}

/** What helps when the password is lost and, for the staff, what stands beside it. */
export function RecoverySection({ account }: { account: Account }) {
  const { t } = useTranslation();
  const isGrave = needsSecondFactor(useUser()?.roles ?? []);
  if (!account.hasPassword && !isGrave) return null;
  return (
    <section aria-label={t('account.codes')}>
      <h3 className={s.title}>{t('account.forgot')}</h3>
      <ul className={s.list}>
        {account.hasPassword ? <Codes account={account} /> : null}
        {isGrave ? <App /> : null}
      </ul>
    </section>
  );
}
