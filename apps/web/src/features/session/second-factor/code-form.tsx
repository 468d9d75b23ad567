import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../platform/api/api.ts';
import type { CallReply } from '../../../platform/api/create-api.ts';
import { wordsForError } from '../../../platform/i18n/error-words.ts';
import { sound } from '../../../platform/sound/sound.ts';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import { TextField } from '../../../ui/kit/inputs/text-field.tsx';
import s from './second-factor.module.css';

export type Proof = CallReply<'proveSecondFactor'>;

interface CodeFormProps {
  /** A replacement code may be typed instead: letters, too. */
  takesReplacement: boolean;
  onProven: (proof: Proof) => void;
}

/** The code that the app shows now. */
export function CodeForm({ takesReplacement, onProven }: CodeFormProps) {
  const { t } = useTranslation();
  const [error, setError] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const send = async (code: string): Promise<void> => {
    if (code.trim() === '') return;
    setSending(true);
    try {
      const proof = await api.call('proveSecondFactor', { body: { code } });
      sound.play('ok');
      onProven(proof);
    } catch (cause) {
      sound.play('no');
      setError(wordsForError(cause));
      setSending(false);
    }
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const value = new FormData(event.currentTarget).get('code');
    void send(typeof value === 'string' ? value : '');
  };
  return (
    <form className={s.form} onSubmit={onSubmit} noValidate>
      <TextField
        label={t('account.factorCode')}
        name="code"
        autoComplete="one-time-code"
        inputMode={takesReplacement ? 'text' : 'numeric'}
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={30}
        error={error}
      />
      <Btn type="submit" tone="primary" wide disabled={sending}>
        {t('account.factorConfirm')}
      </Btn>
    </form>
  );
}
