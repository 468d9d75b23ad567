import type { ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Critter } from '../../../ui/critter/critter.tsx';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import { TextField } from '../../../ui/kit/inputs/text-field.tsx';
import s from './account.module.css';
import { checkSignIn, checkSignUp } from './credential-check.ts';
import { PasswordField } from './password-field.tsx';
import { NewPasswordField } from '../passwords/new-password-field.tsx';
import { signIn, signUp } from '../sign-in/sign-in.ts';
import { type CredentialsState, useCredentialsForm } from './use-credentials-form.ts';

interface CredentialsFormProps {
  onDone: (username: string) => void;
  send?: (username: string, password: string) => Promise<void>;
  /** The name as it was typed: who goes over to the other form takes it along. */
  typedName?: RefObject<string>;
}
interface BodyProps extends CredentialsFormProps {
  send: NonNullable<CredentialsFormProps['send']>;
  isNew: boolean;
  check: typeof checkSignIn;
  lead: (state: CredentialsState) => ReactNode;
}

/** A name and a password. */
function CredentialsForm({ isNew, check, send, onDone, typedName, lead }: BodyProps) {
  const { t } = useTranslation();
  const { state, sending, onInput, onSubmit } = useCredentialsForm({ check, send, onDone });
  const label = isNew ? t('common.signUp') : t('common.signIn');
  return (
    <form onInput={onInput} onSubmit={onSubmit} className={s.form} noValidate>
      {lead(state)}
      <TextField
        label={t('session.username')}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={typedName?.current}
        onInput={({ currentTarget }) => {
          if (typedName) typedName.current = currentTarget.value;
        }}
        hint={isNew ? t('session.usernameHint') : undefined}
        error={state.usernameError}
      />
      {isNew ? (
        <NewPasswordField error={state.passwordError} />
      ) : (
        <PasswordField error={state.passwordError} isNew={false} />
      )}
      {state.formError ? (
        <p className={s.error} role="alert">
          {state.formError}
        </p>
      ) : null}
      <Btn type="submit" tone="primary" wide disabled={sending}>
        {sending ? t(isNew ? 'session.signingUp' : 'session.signingIn') : label}
      </Btn>
    </form>
  );
}

export function SignInForm({ send = signIn, ...rest }: CredentialsFormProps) {
  const { t } = useTranslation();
  const lead = () => <p className={s.lead}>{t('session.signInLead')}</p>;
  return <CredentialsForm isNew={false} check={checkSignIn} send={send} lead={lead} {...rest} />;
}

/** A new account: a name and a password. */
export function SignUpForm({ send = signUp, ...rest }: CredentialsFormProps) {
  const { t } = useTranslation();
  const lead = ({ formError, usernameError, passwordError }: CredentialsState) => (
    <div className={s.hello}>
      <Critter seed="Noodle" mood={formError || usernameError || passwordError ? 'panic' : 'happy'} size={64} />
      <p className={s.lead}>{t('session.signUpLead')}</p>
    </div>
  );
  return <CredentialsForm isNew check={checkSignUp} send={send} lead={lead} {...rest} />;
}
