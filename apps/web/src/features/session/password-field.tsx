import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../ui/kit/text-field.tsx';
import s from './account.module.css';

/** A password, hidden until the eye is pressed. */
export function PasswordField({ error, isNew }: { error: string | null; isNew: boolean }) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <TextField
      label={t('session.password')}
      name="password"
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
