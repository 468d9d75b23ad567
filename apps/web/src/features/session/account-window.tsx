import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { create } from 'zustand';
import { Tabs } from '../../ui/kit/tabs.tsx';
import { showGood } from '../../ui/toasts/toasts.tsx';
import { FloatingWindow } from '../../ui/windows/floating-window.tsx';
import { closeWindow, openWindow } from '../../ui/windows/manager.ts';
import { centerRect } from '../../ui/windows/window-rect.ts';
import s from './account.module.css';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import { Welcome } from './welcome.tsx';

const WINDOW = 'account';
type AccountTab = 'signIn' | 'signUp';
const useAccountTab = create<{ tab: AccountTab }>(() => ({ tab: 'signIn' }));

/** Opens the window with the sign-in or the sign-up form. */
export const openAccount = (tab: AccountTab): void => {
  useAccountTab.setState({ tab });
  openWindow(WINDOW);
};

function AccountBody() {
  const { t } = useTranslation();
  const tab = useAccountTab((state) => state.tab);
  const [welcomed, setWelcomed] = useState<string | null>(null);
  if (welcomed !== null) return <Welcome name={welcomed} />;
  const onSignedUp = (name: string) => {
    closeWindow(WINDOW);
    showGood(t('session.welcomeNew', { name }), t('session.welcomeNewText'));
  };
  return (
    <Tabs
      label={t('session.account')}
      value={tab}
      onChange={(next: AccountTab) => useAccountTab.setState({ tab: next })}
      panelClassName={s.panel ?? ''}
      tabs={[
        { id: 'signIn', label: t('common.signIn'), body: <SignInForm onDone={setWelcomed} /> },
        { id: 'signUp', label: t('common.signUp'), body: <SignUpForm onDone={onSignedUp} /> },
      ]}
    />
  );
}

/** The password login window [R0059]; stands once in the shell. */
export function AccountWindow() {
  const { t } = useTranslation();
  return (
    <FloatingWindow
      id={WINDOW}
      title={t('session.account')}
      icon={<KeyRound size={20} strokeWidth={2.6} />}
      initial={centerRect(430, 500)}
      resizable={false}
    >
      <AccountBody />
    </FloatingWindow>
  );
}
