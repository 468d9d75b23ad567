import { create } from 'zustand';
import { openWindow } from '../../../ui/windows/manager.ts';

export const ACCOUNT_SETTINGS_WINDOW = 'account-settings';
export const PASSWORD_WINDOW = 'set-password';

/** Counts changes of the account, so that an open window shows them. */
export const useAccountChanges = create<{ count: number }>(() => ({ count: 0 }));
export const noteAccountChange = (): void => useAccountChanges.setState(({ count }) => ({ count: count + 1 }));

export const openAccountSettings = (): void => openWindow(ACCOUNT_SETTINGS_WINDOW);
/** Opens the window with name and password [R0059]. */
export const openPasswordWindow = (): void => openWindow(PASSWORD_WINDOW);
