import { showError } from '../../ui/toasts/toasts.tsx';
import { currentUser, openAccount } from '../session/index.ts';

/** Tells a guest why not, and offers an account. True: it is refused. */
export function refuseGuest(why: string): boolean {
  if (currentUser()?.guest === false) return false;
  showError(why);
  openAccount('signUp');
  return true;
}
