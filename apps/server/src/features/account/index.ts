export {
  type AccountFacts,
  holdAccounts,
  holdAccountsWithBans,
  lockAccount,
  readAccountFacts,
} from './account.repository.ts';
export { addHeldRole, removeHeldRole, setShownType } from './roles/role.repository.ts';
export { readBannedAmong, readBannedPlayers, setBan } from './bans/ban.repository.ts';
export { requireAccount } from './require-account.ts';
export type { AccountDeps } from './account.deps.ts';
export { accountFeature } from './account.feature.ts';
export { type AccountService, createAccountService } from './account.service.ts';
export type { Caller } from './sessions/authenticate.ts';
export { readLastSeen } from './sessions/last-seen.repository.ts';
export { readStaff } from './names/staff-names.repository.ts';
export { markBanned } from './bans/mark-banned.ts';
export { type OperatorAction, type OperatorDeps, resetPassword, resetSecondFactor } from './recovery/operator.ts';
export { findIdentityOwner, readIdentityOwners, readSubject } from './identities/identity.repository.ts';
export type { IdentityDeps } from './identities/identity.deps.ts';
export { ERASED_NAME, type PersonalData } from './personal-data.ts';
export type { BanNotice, DiscordSignIn, NewPlayer } from './ports.ts';
export { SignInThrottle } from './credentials/sign-in-throttle.ts';
export { searchUsernames } from './names/search-usernames.repository.ts';
