import { useTranslation } from 'react-i18next';
import { Critter } from '../../ui/critter/critter.tsx';
import { Btn } from '../../ui/kit/btn.tsx';
import { TextField } from '../../ui/kit/text-field.tsx';
import s from './account.module.css';
import { checkSignUp } from './credential-check.ts';
import { PasswordField } from './password-field.tsx';
import { signUp } from './sign-in.ts';
import { useCredentialsForm } from './use-credentials-form.ts';

interface SignUpFormProps {
  onDone: (username: string) => void;
  send?: (username: string, password: string) => Promise<void>;
}

/** A new account: a name and a password. */
export function SignUpForm({ onDone, send = signUp }: SignUpFormProps) {
  const { t } = useTranslation();
  const { state, sending, onSubmit } = useCredentialsForm({ check: checkSignUp, send, onDone });
  return (
    <form onSubmit={onSubmit} className={s.form} noValidate>
      <div className={s.hello}>
        <Critter
          seed="Noodle"
          mood={state.formError || state.usernameError || state.passwordError ? 'panic' : 'happy'}
          size={64}
        />
        <p className={s.lead}>{t('session.signUpLead')}</p>
      </div>
      <TextField
        label={t('session.username')}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        hint={t('session.usernameHint')}
        error={state.usernameError}
      />
      <PasswordField error={state.passwordError} isNew />
      {state.formError ? (
        <p className={s.error} role="alert">
          {state.formError}
        </p>
      ) : null}
      <Btn type="submit" tone="primary" wide disabled={sending}>
        {sending ? t('session.signingUp') : t('common.signUp')}
      </Btn>
    </form>
  );
}
