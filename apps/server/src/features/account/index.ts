export type { AccountDeps } from './account.deps.ts';
export { createAccountRoutes } from './account.routes.ts';
export { type AccountService, createAccountService } from './account.service.ts';
export type { Caller } from './authenticate.ts';
export { localeOrDefault } from './locale.ts';
export type { AccountPorts, NewPlayer } from './ports.ts';
export { SignInThrottle } from './sign-in-throttle.ts';
