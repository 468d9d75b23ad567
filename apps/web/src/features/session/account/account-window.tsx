import { KeyRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { FloatingWindow } from '../../../ui/windows/floating-window.tsx';
import { centerRect } from '../../../ui/windows/window-rect.ts';
import { AccountSettingsWindows } from '../settings/account-settings-window.tsx';
import { ACCOUNT_WINDOW } from './account-tab.ts';

const AccountBody = lazyPart(async () => ({ default: (await import('./account-body.tsx')).AccountBody }));

/** The password login window and those of the player's account; they stand once in the shell. */
export function AccountWindow() {
  const { t } = useTranslation();
  return (
    <>
      <FloatingWindow
        id={ACCOUNT_WINDOW}
        title={t('session.account')}
        icon={<KeyRound size={20} strokeWidth={2.6} />}
        initial={() => centerRect(430, 610)}
        resizable={false}
      >
        <AccountBody />
      </FloatingWindow>
      <AccountSettingsWindows />
    </>
  );
}
