export { describePlayer } from './describe-player.ts';
export { addGains, addProfile, readProfiles } from './profile.repository.ts';
export { createProfileRoutes } from './profile.routes.ts';
