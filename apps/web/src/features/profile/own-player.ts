import { api } from '../../platform/api/api.ts';
import { patchUser } from '../session/index.ts';

/**
 * Reads the own player afresh after a change; every screen shows it from the store. Without an answer the change is made all
 * the same: the room, the lobby or the next start brings it.
 */
export const refreshUser = (): Promise<void> =>
  api
    .call('me', {})
    .then(({ user }) => patchUser(user))
    .catch(() => undefined);

let sendIcon: ((icon: number) => void) | null = null;
/** While the player is in a room, it takes the choice of a member icon: the others at the table see it at once. Null outside. */
export const setIconSender = (sender: typeof sendIcon): void => {
  sendIcon = sender;
};
export const iconSender = (): typeof sendIcon => sendIcon;
