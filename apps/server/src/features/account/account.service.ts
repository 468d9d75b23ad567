import { afterCommit, type Tx } from '#platform/db/index.ts';
import type { AccountDeps } from './account.deps.ts';
import { authenticate, type Caller } from './sessions/authenticate.ts';
import { appointDevelopers } from './roles/developers.ts';
import { dropGrants } from './identities/discord-grants.ts';
import { eraseUnseen } from './keyed/erase-unseen.ts';
import { purgeAccounts } from './erase/purge-accounts.ts';
import { announceOperatorEnds } from './recovery/operator-ends.ts';

/** What others may do with accounts; calls of players go to the operations themselves. */
export interface AccountService {
  /** Resolves an access token; throws `auth/token_invalid`, `auth/token_expired` or `auth/banned`. */
  authenticate(token: string): Promise<Caller>;
  /** A player took the game's permission back at Discord: sessions that began there end. */
  dropDiscord(discordUserId: string): Promise<void>;
  /** Tells of a ban that `markBanned` wrote in this transaction: open connections close. */
  announceBan(tx: Tx, playerId: string): void;
  /** Gives the developers whom the operator has named their role. */
  appointDevelopers(): Promise<void>;
  /** Tells of sessions that the operator has ended from the terminal, in a process of its own. */
  announceOperatorEnds(): Promise<void>;
  /** Forgets sessions that ended long ago, and secrets that nobody can renew with any more. */
  purge(): Promise<void>;
  /** Erases accounts that hang on a device which was not seen for long; how many. */
  eraseUnseen(): Promise<number>;
}

/** Accounts over their database. */
export const createAccountService = (deps: AccountDeps, announced = new Set<string>()): AccountService => ({
  authenticate: (token) => authenticate(deps, token),
  dropDiscord: (discordUserId) => dropGrants(deps, discordUserId),
  announceBan: (tx, playerId) => announceBan(deps, tx, playerId),
  appointDevelopers: () => appointDevelopers(deps),
  announceOperatorEnds: () => announceOperatorEnds(deps, announced),
  purge: () => purgeAccounts(deps),
  eraseUnseen: () => eraseUnseen(deps),
});

function announceBan({ security, channel }: AccountDeps, tx: Tx, playerId: string): void {
  afterCommit(tx, () => security.warn({ event: 'banned', playerId }, 'banned'));
  channel.sendAfter(tx, [playerId], 'sessionEnded', { sessionId: null, banned: true });
}
