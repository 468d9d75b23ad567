export { describePlayer } from './describe-player.ts';
export { PictureDrawer } from './pictures/draw-picture.ts';
export { PlayerChanges } from './player-changes.ts';
export { profilePersonalData } from './personal-data.repository.ts';
export { isPicture } from './picture.repository.ts';
export { addGains, addProfile, readProfiles } from './profile.repository.ts';
export { createPictureRoute, createProfileRoutes } from './profile.routes.ts';
export { createProfileService, type ProfileService } from './profile.service.ts';
export { searchNames } from './search.repository.ts';
