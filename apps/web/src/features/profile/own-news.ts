import { api } from '../../platform/api/api.ts';
import { patchUser } from '../session/index.ts';

/** Reads the own player afresh after a change; every screen shows it from the store. */
export async function refreshUser(): Promise<void> {
  const { user } = await api.call('me', {});
  patchUser(user);
}

let sendIcon: ((icon: number) => void) | null = null;
/** While the player is in a room, it takes the choice of a member icon: the others at the table see it at once. Null outside. */
export const setIconSender = (sender: typeof sendIcon): void => {
  sendIcon = sender;
};
export const iconSender = (): typeof sendIcon => sendIcon;
