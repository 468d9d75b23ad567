import type { Feature } from '#manifest/feature.ts';
import { HOUR_MS } from '#manifest/jobs.ts';
import type { AccountDeps } from './account.deps.ts';
import { createAccountRoutes, createSignInRedirect } from './account.routes.ts';
import type { AccountService } from './account.service.ts';

/** So soon the rooms learn whose sessions the operator has ended from the terminal. */
const OPERATOR_POLL_MS = 3000;

/** Accounts, sessions and ways to sign in. What an account holds of its player it exports and erases itself. */
export const accountFeature = (deps: AccountDeps, accounts: AccountService) =>
  ({
    routes: createAccountRoutes(deps),
    redirects: [createSignInRedirect(deps)],
    playerTables: ['account', 'identity', 'session', 'recovery_code', 'second_factor', 'account_key'],
    jobs: [
      { name: 'sessions', everyMs: HOUR_MS, run: () => accounts.purge() },
      { name: 'unseen', everyMs: HOUR_MS, run: () => accounts.eraseUnseen() },
      { name: 'keys', everyMs: HOUR_MS, run: () => deps.tokens.rotate() },
      // Without the database the next look finds them.
      { name: 'operatorEnds', everyMs: OPERATOR_POLL_MS, run: () => accounts.announceOperatorEnds(), quiet: true },
    ],
  }) satisfies Feature;
