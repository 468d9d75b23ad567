import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Tabs } from '../../../ui/kit/layout/tabs.tsx';
import { showGood } from '../../../ui/toasts/toasts.tsx';
import { closeWindow } from '../../../ui/windows/manager.ts';
import s from './account.module.css';
import { ACCOUNT_WINDOW, type AccountTab, useAccountTab } from './account-tab.ts';
import { ProviderButtons } from './provider-buttons.tsx';
import { openNewCodes } from '../recovery/new-codes.ts';
import { RecoverForm, type Recovered } from '../recovery/recover-form.tsx';
import { currentUser } from '../session-store.ts';
import { SignInForm, SignUpForm } from './credentials-form.tsx';
import { Welcome } from './welcome.tsx';

/** Signing in and signing up, a tab each; after signing in the welcome. */
export function AccountBody() {
  const { t } = useTranslation();
  const tab = useAccountTab((state) => state.tab);
  const [welcomed, setWelcomed] = useState<string | null>(null);
  const [isLost, setLost] = useState(false);
  const typedName = useRef('');
  if (welcomed !== null) return <Welcome name={welcomed} />;
  const onSignedUp = (name: string) => {
    closeWindow(ACCOUNT_WINDOW);
    showGood(t('session.welcomeNew', { name }), t('session.welcomeNewText'));
  };
  const onEntered = () => {
    closeWindow(ACCOUNT_WINDOW);
    const name = currentUser()?.displayName ?? '';
    showGood(t('session.welcomeBack', { name }), t('session.welcomeBackText'));
  };
  const onRecovered = ({ codesLeft, recoveryCodes }: Recovered) => {
    closeWindow(ACCOUNT_WINDOW);
    showGood(t('account.recovered'), t('account.codesLeft', { count: codesLeft }));
    openNewCodes(recoveryCodes);
  };
  const recovery = <RecoverForm onDone={onRecovered} onBack={() => setLost(false)} />;
  const signIn = (
    <>
      <SignInForm onDone={setWelcomed} typedName={typedName} />
      <button type="button" className={s.forgot} onClick={() => setLost(true)}>
        {t('account.forgot')}
      </button>
    </>
  );
  const withProviders = (form: ReactNode) => (
    <>
      <ProviderButtons before onDone={onEntered} />
      {form}
    </>
  );
  return (
    <Tabs
      label={t('session.account')}
      value={tab}
      onChange={(next: AccountTab) => useAccountTab.setState({ tab: next })}
      panelClassName={s.panel ?? ''}
      tabs={[
        { id: 'signIn', label: t('common.signIn'), body: isLost ? recovery : withProviders(signIn) },
        {
          id: 'signUp',
          label: t('common.signUp'),
          body: withProviders(<SignUpForm onDone={onSignedUp} typedName={typedName} />),
        },
      ]}
    />
  );
}
