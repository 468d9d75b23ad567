import { openPasswordWindow } from '../settings/account-windows.ts';

/** Leads to the way in that the account lacks. */
export const openKeepAccount = (): void => openPasswordWindow();
