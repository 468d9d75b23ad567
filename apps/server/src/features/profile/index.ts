export { describePlayer } from './describe-player.ts';
export { addGains, addProfile, type Profile, type ProfileGain, readProfiles } from './profile.repository.ts';
