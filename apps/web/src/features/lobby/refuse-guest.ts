import { showError } from '../../ui/toasts/toasts.tsx';
import { currentUser, openAccount } from '../session/index.ts';

/** Tells a guest why not, and offers an account. True: it is refused [L0169 L0170]. */
export function refuseGuest(why: string): boolean {
  if (currentUser()?.guest === false) return false;
  showError(why);
  return leadGuestIn();
}

/** Leads who has no account yet to one. True: they were led there. */
export function leadGuestIn(): boolean {
  if (currentUser()?.guest === false) return false;
  openAccount('signUp');
  return true;
}
