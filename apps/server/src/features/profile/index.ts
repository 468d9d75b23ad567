export { describePlayer } from './describe-player.ts';
export { PictureDrawer } from './pictures/draw-picture.ts';
export { profileFeature } from './profile.feature.ts';
export { setLook, takeOffBomb } from './looks.repository.ts';
export { lockPoints, writePoints } from './points.repository.ts';
export { type OwnBests, readBests, readProgress } from './player-stats.repository.ts';
export { addGains, type ListedProfile, readListedProfiles, readProfiles } from './profile.repository.ts';
/** @internal For tests that make players themselves. */
export { addProfile } from './profile.repository.ts';
export type { ProfileDeps } from './profile.deps.ts';
export { createProfileService, type ProfileService } from './profile.service.ts';
export { findNamed, searchNames } from './search/search.repository.ts';
export { requireLevel } from './require-level.ts';
export { addExp, type RemainingBest, takeGains } from './take-gains.repository.ts';
