export { readAccountFacts } from './account.repository.ts';
export { createAccountRoutes } from './account.routes.ts';
export { type AccountService, createAccountService } from './account.service.ts';
export type { Caller } from './authenticate.ts';
export { SignInThrottle } from './sign-in-throttle.ts';
