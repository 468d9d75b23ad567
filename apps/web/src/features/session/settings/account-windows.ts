import { openWindow } from '../../../ui/windows/manager.ts';

export const ACCOUNT_SETTINGS_WINDOW = 'account-settings';
export const PASSWORD_WINDOW = 'set-password';

export const openAccountSettings = (): void => openWindow(ACCOUNT_SETTINGS_WINDOW);
/** Opens the window with name and password. */
export const openPasswordWindow = (): void => openWindow(PASSWORD_WINDOW);
