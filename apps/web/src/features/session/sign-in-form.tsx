import { useTranslation } from 'react-i18next';
import { Btn } from '../../ui/kit/btn.tsx';
import { TextField } from '../../ui/kit/text-field.tsx';
import s from './account.module.css';
import { checkSignIn } from './credential-check.ts';
import { PasswordField } from './password-field.tsx';
import { signIn } from './sign-in.ts';
import { useCredentialsForm } from './use-credentials-form.ts';

interface SignInFormProps {
  onDone: (username: string) => void;
  send?: (username: string, password: string) => Promise<void>;
}

/** Name and password of an account that exists. */
export function SignInForm({ onDone, send = signIn }: SignInFormProps) {
  const { t } = useTranslation();
  const { state, sending, onSubmit } = useCredentialsForm({ check: checkSignIn, send, onDone });
  return (
    <form onSubmit={onSubmit} className={s.form} noValidate>
      <p className={s.lead}>{t('session.signInLead')}</p>
      <TextField
        label={t('session.username')}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={state.usernameError}
      />
      <PasswordField error={state.passwordError} isNew={false} />
      {state.formError ? (
        <p className={s.error} role="alert">
          {state.formError}
        </p>
      ) : null}
      <Btn type="submit" tone="primary" wide disabled={sending}>
        {sending ? t('session.signingIn') : t('common.signIn')}
      </Btn>
    </form>
  );
}
