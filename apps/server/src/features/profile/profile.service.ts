import type { Tx } from '#platform/db/index.ts';
import { chooseIcon } from './choose-role.ts';
import type { ProfileDeps } from './profile.deps.ts';
import { removePicture } from './upload-picture.ts';

/** What others may do with profiles; calls of players go to the operations themselves. */
export interface ProfileService {
  /** Shows a supporter with a member icon; 0 takes it off. Throws `profile/role_not_held`. */
  chooseIcon(playerId: string, icon: number): Promise<void>;
  /** For the staff: back to a drawn avatar, and no uploads for a while, in one transaction with what `record` writes. */
  removePicture(playerId: string, record: (tx: Tx) => Promise<void>): Promise<void>;
}

/** Profiles over their database. */
export const createProfileService = (deps: ProfileDeps): ProfileService => ({
  chooseIcon: (playerId, icon) => chooseIcon(deps, playerId, icon),
  removePicture: (playerId, record) => removePicture(deps, playerId, record),
});
