import { create } from 'zustand';
import { closeWindow, openWindow } from '../../../ui/windows/manager.ts';

export const CODES_WINDOW = 'recovery-codes';

/** Recovery codes that the server has just made: it shows them once, and so does this page. They are stored nowhere. */
export const useNewCodes = create<{ codes: readonly string[] }>(() => ({ codes: [] }));

/** Keeps new codes for the player to look at: a notice at home offers them, in nobody's way. */
export const noteNewCodes = (codes: readonly string[]): void => useNewCodes.setState({ codes });
export const forgetNewCodes = (): void => {
  noteNewCodes([]);
  closeWindow(CODES_WINDOW);
};

export const showNewCodes = (): void => openWindow(CODES_WINDOW);
/** The same at once, for who is setting their account up anyway. Nothing opens without codes. */
export const openNewCodes = (codes: readonly string[]): void => {
  if (codes.length === 0) return;
  noteNewCodes(codes);
  showNewCodes();
};
