import { Eye, EyeOff } from 'lucide-react';
import { type FormEventHandler, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../ui/kit/inputs/text-field.tsx';
import s from './account.module.css';

interface PasswordFieldProps {
  error: string | null;
  isNew: boolean;
  /** Other than "Password". */
  label?: string | undefined;
  name?: string;
  hint?: string;
  onInput?: FormEventHandler<HTMLInputElement>;
}

/** A password, hidden until the eye is pressed. */
export function PasswordField({ error, isNew, label, name = 'password', hint, onInput }: PasswordFieldProps) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <TextField
      label={label ?? t('session.password')}
      name={name}
      hint={hint}
      type={shown ? 'text' : 'password'}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      error={error}
      onInput={onInput}
      trailing={
        <button
          type="button"
          className={s.eye}
          aria-label={t(shown ? 'session.hidePassword' : 'session.showPassword')}
          onClick={() => setShown(!shown)}
        >
          <Icon size={20} strokeWidth={2.6} />
        </button>
      }
    />
  );
}
