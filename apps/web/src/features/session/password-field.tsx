import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../ui/kit/text-field.tsx';
import s from './account.module.css';

interface PasswordFieldProps {
  error: string | null;
  isNew: boolean;
  /** Other than "Password". */
  label?: string;
  name?: string;
  hint?: string;
}

/** A password, hidden until the eye is pressed. */
export function PasswordField({ error, isNew, label, name = 'password', hint }: PasswordFieldProps) {
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
