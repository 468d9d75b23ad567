import { create } from 'zustand';
import { isEmbedded } from '../../../platform/discord/launch.ts';
import { closeWindow, openWindow } from '../../../ui/windows/manager.ts';
import { currentUser } from '../session-store.ts';

export const NAME_WINDOW = 'name';
/** What the player wanted an account for, and the sentence that says why it takes one. */
export const useNameGoal = create<{ run: () => void; why: string | null }>(() => ({ run: () => undefined, why: null }));

/**
 * Runs something that takes an account: at once for who is signed in, else after a name was typed into one field, over which
 * stands why. Inside the chat platform everybody is signed in.
 */
export function askForName(run: () => void, why: string | null = null): void {
  if (isEmbedded() || currentUser()?.guest === false) return run();
  useNameGoal.setState({ run, why });
  openWindow(NAME_WINDOW);
}

/** The account is there. */
export function reachNameGoal(): void {
  closeWindow(NAME_WINDOW);
  useNameGoal.getState().run();
}
