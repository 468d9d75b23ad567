import { create } from 'zustand';
import { openWindow } from '../../../ui/windows/manager.ts';

export const ACCOUNT_SETTINGS_WINDOW = 'account-settings';
export const PASSWORD_WINDOW = 'set-password';

/** Whether the player has a password, once the window about it knows: its title says what it is for. */
export const usePasswordKnown = create<{ readonly hasPassword: boolean | null }>(() => ({ hasPassword: null }));

export const openAccountSettings = (): void => openWindow(ACCOUNT_SETTINGS_WINDOW);
/** Opens the window with name and password. */
export const openPasswordWindow = (): void => openWindow(PASSWORD_WINDOW);
