import { deletionToProve } from '@syllaboom/contracts';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../platform/api/api.ts';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import { TextField } from '../../../ui/kit/inputs/text-field.tsx';
import { ownProof } from '../keyed/own-key.ts';
import { endSession, stopRenewal } from '../renewal/keep-session.ts';
import s from './account-settings.module.css';
import { ConfirmForm } from './confirm-form.tsx';
import type { Account } from './account.ts';

/** The end of the account: the user name is typed again, so that nobody gets there by mistake. */
export function DeleteSection({ account }: { account: Account }) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const remove = async (password: string | null): Promise<void> => {
    const { username } = account;
    const proof = await ownProof('/account/delete', deletionToProve(username));
    await api.call('deleteAccount', { body: { username, ...(password === null ? {} : { password }), ...proof } });
    stopRenewal();
    await endSession();
  };
  return (
    <section aria-label={t('account.delete')}>
      <h3 className={s.title}>{t('account.delete')}</h3>
      {asking ? (
        <ConfirmForm
          text={t('account.deleteLead')}
          account={account}
          confirmLabel={t('account.deleteForGood')}
          waitingLabel={t('account.deleting')}
          check={(data) => (data.get('name') === account.username ? null : t('account.deleteMismatch'))}
          onConfirm={remove}
          onClose={() => setAsking(false)}
        >
          <TextField
            label={t('account.deleteName', { name: account.username })}
            name="name"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        </ConfirmForm>
      ) : (
        <>
          <p className={s.text}>{t('account.deleteLead')}</p>
          <Btn wide tone="primary" className={s.below} onClick={() => setAsking(true)}>
            <Trash2 size={19} strokeWidth={2.7} />
            {t('account.delete')}
          </Btn>
        </>
      )}
    </section>
  );
}
