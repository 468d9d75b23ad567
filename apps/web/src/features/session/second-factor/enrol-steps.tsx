import { Copy } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../platform/api/api.ts';
import { ApiError } from '../../../platform/api/api-error.ts';
import type { CallReply } from '../../../platform/api/create-api.ts';
import { copyText } from '../../../platform/clipboard.ts';
import { wordsForError } from '../../../platform/i18n/error-words.ts';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import { PasswordField } from '../account/password-field.tsx';
import { CodeForm, type Proof } from './code-form.tsx';
import { QrPicture } from './qr-picture.tsx';
import s from './second-factor.module.css';

type Begun = CallReply<'enrolSecondFactor'>;

/** In groups of four, as one types it. */
const grouped = (secret: string): string => secret.replaceAll(/(.{4})(?=.)/g, '$1 ');

function Key({ secret }: { secret: string }) {
  const { t } = useTranslation();
  const [note, setNote] = useState('');
  const copy = async (): Promise<void> =>
    setNote((await copyText(secret)) ? t('account.copied') : t('common.copyByHand'));
  return (
    <div className={s.key}>
      <span>
        <span className={s.small}>{t('account.factorKey')}</span>
        <br />
        <code data-selectable="">{grouped(secret)}</code>
      </span>
      <Btn size="sm" icon aria-label={`${t('account.copy')}: ${t('account.factorKey')}`} onClick={() => void copy()}>
        <Copy size={18} strokeWidth={2.7} />
      </Btn>
      <span className={s.small} role="status">
        {note}
      </span>
    </div>
  );
}

function Begin({ onBegun }: { onBegun: (begun: Begun) => void }) {
  const { t } = useTranslation();
  const [asksPassword, setAsksPassword] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const begin = async (password: string): Promise<void> => {
    setSending(true);
    try {
      onBegun(await api.call('enrolSecondFactor', { body: password === '' ? {} : { password } }));
    } catch (cause) {
      if (cause instanceof ApiError && cause.code === 'auth/reauth_required') setAsksPassword(true);
      setError(wordsForError(cause));
      setSending(false);
    }
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const value = new FormData(event.currentTarget).get('currentPassword');
    void begin(typeof value === 'string' ? value : '');
  };
  return (
    <form className={s.form} onSubmit={onSubmit} noValidate>
      {asksPassword ? (
        <PasswordField error={null} isNew={false} name="currentPassword" label={t('account.currentPassword')} />
      ) : null}
      {error ? (
        <p className={s.error} role="alert">
          {error}
        </p>
      ) : null}
      <Btn type="submit" tone="primary" wide disabled={sending}>
        {t('account.factorBegin')}
      </Btn>
    </form>
  );
}

/** Sets an authenticator app up: the key as a picture, as a text and as a link, then the app's first code. */
export function EnrolSteps({ onProven }: { onProven: (proof: Proof) => void }) {
  const { t } = useTranslation();
  const [begun, setBegun] = useState<Begun | null>(null);
  if (begun === null) return <Begin onBegun={setBegun} />;
  return (
    <>
      <p className={s.text}>{t('account.factorScan')}</p>
      <QrPicture text={begun.uri} label={t('account.factorPicture')} />
      <Key secret={begun.secret} />
      <a className={s.app} href={begun.uri}>
        {t('account.factorOpen')}
      </a>
      <CodeForm takesReplacement={false} onProven={onProven} />
    </>
  );
}
