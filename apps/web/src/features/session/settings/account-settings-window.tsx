import { KeyRound, LifeBuoy, ShieldCheck, UserCog } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { FloatingWindow } from '../../../ui/windows/floating-window.tsx';
import { centerRect } from '../../../ui/windows/window-rect.ts';
import { NAME_WINDOW } from '../keyed/ask-for-name.ts';
import { CODES_WINDOW } from '../recovery/new-codes.ts';
import { SECOND_FACTOR_WINDOW } from '../second-factor/second-factor-store.ts';
import { ACCOUNT_SETTINGS_WINDOW, PASSWORD_WINDOW, usePasswordKnown } from './account-windows.ts';

const AccountSettings = lazyPart(async () => ({ default: (await import('./account-settings.tsx')).AccountSettings }));
const PasswordWindowBody = lazyPart(async () => ({
  default: (await import('./password-form.tsx')).PasswordWindowBody,
}));
const NewCodesBody = lazyPart(async () => ({
  default: (await import('../recovery/new-codes-body.tsx')).NewCodesBody,
}));
const SecondFactorWindowBody = lazyPart(async () => ({
  default: (await import('../second-factor/second-factor-window-body.tsx')).SecondFactorWindowBody,
}));
const NameWindowBody = lazyPart(async () => ({
  default: (await import('../keyed/name-window-body.tsx')).NameWindowBody,
}));
const ICON = { size: 20, strokeWidth: 2.6 } as const;

/** What the window with name and password is for: who has a password changes it. */
function usePasswordTitle(): string {
  const { t } = useTranslation();
  const hasPassword = usePasswordKnown((state) => state.hasPassword);
  if (hasPassword === null) return t('account.password');
  return t(hasPassword ? 'account.changePassword' : 'account.setPassword');
}

/** The player's own account, and the set-password window; they stand once in the shell. */
export function AccountSettingsWindows() {
  const { t } = useTranslation();
  const passwordTitle = usePasswordTitle();
  return (
    <>
      <FloatingWindow
        id={ACCOUNT_SETTINGS_WINDOW}
        title={t('account.title')}
        icon={<UserCog {...ICON} />}
        initial={() => centerRect(500, 620)}
      >
        <AccountSettings />
      </FloatingWindow>
      <FloatingWindow
        id={PASSWORD_WINDOW}
        title={passwordTitle}
        icon={<KeyRound {...ICON} />}
        initial={() => centerRect(420, 640)}
        resizable={false}
      >
        <PasswordWindowBody />
      </FloatingWindow>
      <FloatingWindow
        id={NAME_WINDOW}
        title={t('invite.playAs')}
        icon={<KeyRound {...ICON} />}
        initial={() => centerRect(420, 500)}
        resizable={false}
      >
        <NameWindowBody />
      </FloatingWindow>
      <FloatingWindow
        id={CODES_WINDOW}
        title={t('account.codes')}
        icon={<LifeBuoy {...ICON} />}
        initial={() => centerRect(500, 520)}
        resizable={false}
      >
        <NewCodesBody />
      </FloatingWindow>
      <FloatingWindow
        id={SECOND_FACTOR_WINDOW}
        title={t('account.factor')}
        icon={<ShieldCheck {...ICON} />}
        initial={() => centerRect(460, 640)}
      >
        <SecondFactorWindowBody />
      </FloatingWindow>
    </>
  );
}
