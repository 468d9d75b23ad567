import type { Tx } from '#platform/db/index.ts';
import { chooseIcon, chooseRole } from './choose-role.ts';
import type { ProfileDeps } from './profile.deps.ts';
import { readPicture } from './picture.repository.ts';
import { randomPlayer } from './random-player.ts';
import { readProfile } from './read-profile.ts';
import { updateProfile } from './update-profile.ts';
import { removePicture, uploadPicture } from './upload-picture.ts';

/** Everything that others may do with profiles. */
export interface ProfileService {
  read(playerId: string, callerId: string): ReturnType<typeof readProfile>;
  update(
    caller: Parameters<typeof updateProfile>[1],
    wish: Parameters<typeof updateProfile>[2],
  ): Promise<{ message: string }>;
  /** Shows a held role, a supporter's icon, or 0 for none. */
  chooseRole(playerId: string, type: number): Promise<void>;
  /** Shows a supporter with a member icon; 0 takes it off. Throws `profile/role_not_held`. */
  chooseIcon(playerId: string, icon: number): Promise<void>;
  /** Makes an uploaded picture the player's avatar; that avatar. */
  uploadPicture(playerId: string, bytes: Buffer): Promise<string>;
  /** For the staff: back to a drawn avatar, and no uploads for a while, in one transaction with what `record` writes. */
  removePicture(playerId: string, record: (tx: Tx) => Promise<void>): Promise<void>;
  /** The bytes of a picture; null when there is none. */
  readPicture(hash: string): Promise<Buffer | null>;
  random(callerId: string): ReturnType<typeof randomPlayer>;
}

/** Profiles over their database. */
export const createProfileService = (deps: ProfileDeps): ProfileService => ({
  read: (playerId, callerId) => readProfile(deps, playerId, callerId),
  update: (caller, wish) => updateProfile(deps, caller, wish),
  chooseRole: (playerId, type) => chooseRole(deps, playerId, type),
  chooseIcon: (playerId, icon) => chooseIcon(deps, playerId, icon),
  uploadPicture: (playerId, bytes) => uploadPicture(deps, playerId, bytes),
  removePicture: (playerId, record) => removePicture(deps, playerId, record),
  readPicture: (hash) => readPicture(deps.database.db, hash),
  random: (callerId) => randomPlayer(deps.database.db, callerId),
});
