import { passwordToProve } from '@syllaboom/contracts';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../platform/api/api.ts';
import { ApiError } from '../../../platform/api/api-error.ts';
import { wordsForError } from '../../../platform/i18n/error-words.ts';
import { i18n } from '../../../platform/i18n/i18n.ts';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import { EmptyState } from '../../../ui/kit/waiting/empty-state.tsx';
import { Spinner } from '../../../ui/kit/waiting/spinner.tsx';
import { TextField } from '../../../ui/kit/inputs/text-field.tsx';
import { showGood } from '../../../ui/toasts/toasts.tsx';
import { closeWindow } from '../../../ui/windows/manager.ts';
import form from '../account/account.module.css';
import { checkSignUp } from '../account/credential-check.ts';
import { noteWayIn, ownProof } from '../keyed/own-key.ts';
import { useApiQuery } from '../../../platform/query/use-api-query.ts';
import { PasswordField } from '../account/password-field.tsx';
import { NewPasswordField } from '../passwords/new-password-field.tsx';
import { openNewCodes } from '../recovery/new-codes.ts';
import { patchUser, useUser } from '../session-store.ts';
import { readSlot, writeSlots } from '../renewal/slots.ts';
import { useCredentialsForm } from '../account/use-credentials-form.ts';
import s from './account-settings.module.css';
import { PASSWORD_WINDOW, usePasswordKnown } from './account-windows.ts';
import type { Account } from './account.ts';

/** The server's sentence, the network's, or that it failed. */
export const describeUpdateFailure = (cause: unknown): string =>
  cause instanceof ApiError && (cause.code === 'client/network' || (cause.status >= 400 && cause.status < 500))
    ? wordsForError(cause)
    : i18n.t('account.updateFailed');

/** A renewal signs in by name, so that what the device holds must know the new one. */
async function takeNewName(username: string): Promise<void> {
  patchUser({ username });
  if ((await readSlot('refreshToken')) !== null) await writeSlots({ username });
}

/** Sets or changes the name and password to sign in with. */
export function PasswordForm({ account, onDone }: { account: Account; onDone: () => void }) {
  const { t } = useTranslation();
  const keyed = useUser()?.wayIn === false;
  const element = useRef<HTMLFormElement>(null);
  const [asksPassword, setAsksPassword] = useState(account.needsPassword);
  const send = async (username: string, password: string): Promise<void> => {
    const current = element.current?.elements.namedItem('currentPassword');
    const given = current instanceof HTMLInputElement && current.value !== '' ? { currentPassword: current.value } : {};
    try {
      const proof = await ownProof('/update-auth', passwordToProve(username, password));
      const reply = await api.call('updateAuth', { body: { username, password, ...given, ...proof } });
      await noteWayIn();
      await takeNewName(reply.username);
      openNewCodes(reply.recoveryCodes);
    } catch (cause) {
      if (cause instanceof ApiError && cause.code === 'auth/reauth_required') setAsksPassword(true);
      throw cause;
    }
  };
  const { state, sending, onInput, onSubmit } = useCredentialsForm({
    check: checkSignUp,
    send,
    describe: describeUpdateFailure,
    onDone,
  });
  const lead = account.hasPassword ? 'account.changeLead' : 'account.passwordLead';
  if (asksPassword && !account.hasPassword) return <p className={form.lead}>{t('account.signInAgain')}</p>;
  return (
    <form ref={element} onInput={onInput} onSubmit={onSubmit} className={form.form} noValidate>
      <p className={form.lead}>{t(keyed ? 'invite.keepText' : lead, { name: account.username })}</p>
      <TextField
        label={t('session.username')}
        name="username"
        defaultValue={account.username}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        hint={t('session.usernameHint')}
        error={state.usernameError}
      />
      <NewPasswordField error={state.passwordError} label={t('account.newPassword')} />
      {asksPassword ? (
        <PasswordField
          error={null}
          isNew={false}
          name="currentPassword"
          label={t('account.currentPassword')}
          hint={t('account.currentPasswordHint')}
        />
      ) : null}
      {state.formError ? (
        <p className={form.error} role="alert">
          {state.formError}
        </p>
      ) : null}
      <Btn type="submit" tone="primary" wide disabled={sending}>
        {sending ? t('account.saving') : t('account.save')}
      </Btn>
    </form>
  );
}

/** The set-password window's inside. */
export function PasswordWindowBody() {
  const { t } = useTranslation();
  const { data: account, failure, reload } = useApiQuery('accountOverview', {});
  const hasPassword = account?.hasPassword ?? null;
  useEffect(() => usePasswordKnown.setState({ hasPassword }), [hasPassword]);
  const onDone = () => {
    closeWindow(PASSWORD_WINDOW);
    showGood(t('account.updated'));
  };
  if (account !== null)
    return (
      <div className={s.page}>
        <PasswordForm account={account} onDone={onDone} />
      </div>
    );
  return (
    <div className={s.waiting}>
      {failure === null ? (
        <Spinner label={t('common.loading')} />
      ) : (
        <EmptyState title={t('account.loadFailed')} mood="out">
          <Btn tone="gold" onClick={reload}>
            {t('common.retry')}
          </Btn>
        </EmptyState>
      )}
    </div>
  );
}
