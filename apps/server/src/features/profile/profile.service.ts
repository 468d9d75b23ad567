import { chooseIcon } from './choose-role.ts';
import type { ProfileDeps } from './profile.deps.ts';

/** What others may do with profiles; calls of players go to the operations themselves. */
export interface ProfileService {
  /** Shows a supporter with a member icon; 0 takes it off. Throws `profile/role_not_held`. */
  chooseIcon(playerId: string, icon: number): Promise<void>;
}

/** Profiles over their database. */
export const createProfileService = (deps: ProfileDeps): ProfileService => ({
  chooseIcon: (playerId, icon) => chooseIcon(deps, playerId, icon),
});
