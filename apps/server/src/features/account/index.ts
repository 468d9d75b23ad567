export {
  type AccountFacts,
  addHeldRole,
  lockAccount,
  readAccountFacts,
  removeHeldRole,
  setBan,
  setShownType,
} from './account.repository.ts';
export { createAccountRoutes } from './account.routes.ts';
export { type AccountService, createAccountService } from './account.service.ts';
export type { Caller } from './authenticate.ts';
export { markBanned } from './mark-banned.ts';
export type { BanNotice } from './ports.ts';
export { SignInThrottle } from './sign-in-throttle.ts';
