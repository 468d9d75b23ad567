import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../platform/api/api-error.ts';
import { wordsForCode, wordsForError } from '../../../platform/i18n/error-words.ts';
import { sound } from '../../../platform/sound/sound.ts';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import { TextField } from '../../../ui/kit/inputs/text-field.tsx';
import s from '../account/account.module.css';
import { checkSignUp, fieldOfError } from '../account/credential-check.ts';
import { NewPasswordField } from '../passwords/new-password-field.tsx';
import { recoverPassword } from '../sign-in/sign-in.ts';
import own from './recovery.module.css';

/** How many codes are left, and new ones where the last was used. */
export interface Recovered {
  readonly codesLeft: number;
  readonly recoveryCodes: readonly string[];
}

interface RecoverFormProps {
  onDone: (recovered: Recovered) => void;
  onBack: () => void;
}

const readText = (data: FormData, name: string): string => {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
};

/** A name, a recovery code and a new password. */
export function RecoverForm({ onDone, onBack }: RecoverFormProps) {
  const { t } = useTranslation();
  const [passwordError, setPasswordError] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const refuse = (words: string, isAboutPassword: boolean) => {
    sound.play('no');
    setPasswordError(isAboutPassword ? words : null);
    setError(isAboutPassword ? null : words);
  };
  const send = async (data: FormData): Promise<void> => {
    const [username, code, password] = ['username', 'code', 'password'].map((name) => readText(data, name)) as [
      string,
      string,
      string,
    ];
    if (username.trim() === '' || code.trim() === '') return refuse(wordsForCode('auth/recovery_failed'), false);
    const wrong = checkSignUp(username, password).password;
    if (wrong) return refuse(wordsForCode(wrong), true);
    setSending(true);
    try {
      onDone(await recoverPassword({ username: username.trim(), code, password }));
      sound.play('ok');
    } catch (cause) {
      refuse(wordsForError(cause), cause instanceof ApiError && fieldOfError(cause.code) === 'password');
    } finally {
      setSending(false);
    }
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send(new FormData(event.currentTarget));
  };
  return (
    <form onSubmit={onSubmit} className={s.form} noValidate aria-label={t('account.forgot')}>
      <p className={s.lead}>{t('account.recoverLead')}</p>
      <TextField
        label={t('session.username')}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField
        label={t('account.recoveryCode')}
        name="code"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        hint={t('account.recoveryCodeHint')}
      />
      <NewPasswordField error={passwordError} label={t('account.newPassword')} />
      {error ? (
        <p className={s.error} role="alert">
          {error}
        </p>
      ) : null}
      <Btn type="submit" tone="primary" wide disabled={sending}>
        {t(sending ? 'account.recovering' : 'account.recover')}
      </Btn>
      <p className={own.small}>{t('account.recoverNoCodes')}</p>
      <button type="button" className={own.link} onClick={onBack}>
        {t('account.recoverBack')}
      </button>
    </form>
  );
}
