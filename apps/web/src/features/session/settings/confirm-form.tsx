import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../platform/api/api-error.ts';
import { wordsForError } from '../../../platform/i18n/error-words.ts';
import { sound } from '../../../platform/sound/sound.ts';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import { PasswordField } from '../account/password-field.tsx';
import s from './account-settings.module.css';
import type { Account } from './account.ts';

interface ConfirmFormProps {
  text: string;
  account: Pick<Account, 'needsPassword' | 'hasPassword'>;
  confirmLabel: string;
  waitingLabel?: string;
  /** Throws to refuse; `password` is null where none is needed. */
  onConfirm: (password: string | null) => Promise<void>;
  onClose: () => void;
  /** Further fields. */
  children?: ReactNode;
  /** What is wrong with them; asked before the server. */
  check?: (data: FormData) => string | null;
}

const readPassword = (data: FormData): string | null => {
  const value = data.get('currentPassword');
  return typeof value === 'string' && value !== '' ? value : null;
};

/** Asks before a step that matters, with the password when the sign-in is too old to vouch for the player. */
export function ConfirmForm(props: ConfirmFormProps) {
  const { t } = useTranslation();
  const { account } = props;
  const [asksPassword, setAsksPassword] = useState(account.needsPassword);
  const [error, setError] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const lost = asksPassword && !account.hasPassword;

  const send = async (data: FormData): Promise<void> => {
    const wrong = props.check?.(data) ?? null;
    setError(wrong);
    if (wrong !== null) return sound.play('no');
    setSending(true);
    try {
      await props.onConfirm(readPassword(data));
    } catch (cause) {
      sound.play('no');
      if (cause instanceof ApiError && cause.code === 'auth/reauth_required') setAsksPassword(true);
      setError(wordsForError(cause));
    } finally {
      setSending(false);
    }
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send(new FormData(event.currentTarget));
  };
  return (
    <form className={s.confirm} onSubmit={onSubmit} noValidate>
      <p>{lost ? t('account.signInAgain') : props.text}</p>
      {lost ? null : props.children}
      {asksPassword && !lost ? (
        <PasswordField
          error={null}
          isNew={false}
          name="currentPassword"
          label={t('account.currentPassword')}
          hint={t('account.currentPasswordHint')}
        />
      ) : null}
      {error ? (
        <p className={s.error} role="alert">
          {error}
        </p>
      ) : null}
      <div className={s.actions}>
        <Btn size="sm" onClick={props.onClose}>
          {t('common.cancel')}
        </Btn>
        {lost ? null : (
          <Btn size="sm" tone="primary" type="submit" disabled={sending}>
            {sending ? (props.waitingLabel ?? props.confirmLabel) : props.confirmLabel}
          </Btn>
        )}
      </div>
    </form>
  );
}
