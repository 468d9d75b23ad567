import { create } from 'zustand';
import { isEmbedded } from '../../../platform/discord/launch.ts';
import { closeWindow, openWindow } from '../../../ui/windows/manager.ts';
import { currentUser } from '../session-store.ts';

export const NAME_WINDOW = 'name';
/** What the player wanted an account for. */
export const useNameGoal = create<{ run: () => void }>(() => ({ run: () => undefined }));

/**
 * Runs something that takes an account: at once for who is signed in, else after a name was typed into one field. Inside the
 * chat platform everybody is signed in.
 */
export function askForName(run: () => void): void {
  if (isEmbedded() || currentUser()?.guest === false) return run();
  useNameGoal.setState({ run });
  openWindow(NAME_WINDOW);
}

/** The account is there. */
export function reachNameGoal(): void {
  closeWindow(NAME_WINDOW);
  useNameGoal.getState().run();
}
