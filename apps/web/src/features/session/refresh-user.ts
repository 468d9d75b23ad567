import { api } from '../../platform/api/api.ts';
import { patchUser } from './session-store.ts';

/**
 * Reads the own player afresh after a change; every screen shows it from the store. Without an answer the change is made all
 * the same: the room, the lobby or the next start brings it.
 */
export const refreshUser = (): Promise<void> =>
  api
    .call('me', {})
    .then(({ user }) => patchUser(user))
    .catch(() => undefined);
