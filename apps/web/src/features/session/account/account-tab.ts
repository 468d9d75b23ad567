import { create } from 'zustand';
import { openWindow } from '../../../ui/windows/manager.ts';

export const ACCOUNT_WINDOW = 'account';
export type AccountTab = 'signIn' | 'signUp';
export const useAccountTab = create<{ tab: AccountTab }>(() => ({ tab: 'signIn' }));

/** Opens the window with the sign-in or the sign-up form. */
export const openAccount = (tab: AccountTab): void => {
  useAccountTab.setState({ tab });
  openWindow(ACCOUNT_WINDOW);
};
