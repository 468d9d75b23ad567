import { showInfo } from '../../ui/toasts/toasts.tsx';
import { askForName, currentUser } from '../session/index.ts';

/** Runs what takes an account. A guest reads why it does, and can have one with a name alone: then it runs. */
export function withAccount(why: string, run: () => void): void {
  if (currentUser()?.guest !== false) showInfo(why);
  askForName(run);
}
