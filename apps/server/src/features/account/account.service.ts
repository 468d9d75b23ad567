import type { SessionReply, SessionUser } from '@syllaboom/contracts';
import type { AccountDeps } from './account.deps.ts';
import { setBan } from './account.repository.ts';
import { authenticate, type Caller } from './authenticate.ts';
import { appointDevelopers } from './developers.ts';
import { markBanned } from './mark-banned.ts';
import { type Registration, register } from './register.ts';
import { deleteExpiredSessions, deleteOldSecrets, revokeSession, revokeSessionsOf } from './session.repository.ts';
import { SessionEnds, type SessionsEnded } from './session-ends.ts';
import { type SignInRequest, signIn } from './sign-in.ts';
import { describeGuest, startGuest } from './start-guest.ts';

/** Everything that others may do with accounts. */
export interface AccountService {
  register(request: Registration): Promise<SessionReply>;
  signIn(request: SignInRequest, address: string): Promise<SessionReply>;
  startGuest(locale: string | undefined): Promise<SessionReply>;
  signOut(caller: Caller): Promise<void>;
  /** Resolves an access token; throws `auth/token_invalid`, `auth/token_expired` or `auth/banned`. */
  authenticate(token: string): Promise<Caller>;
  describe(caller: Caller): Promise<SessionUser>;
  /** Bans a player, for good or until a time, and ends all sessions at once. */
  ban(playerId: string, until?: Date): Promise<void>;
  /** Tells of a ban that `markBanned` wrote, after its commit: open connections close. */
  tellBanned(playerId: string): void;
  /** Lifts the ban; the player signs in again. */
  liftBan(playerId: string): Promise<void>;
  /** Ends all sessions of a player, here and elsewhere. */
  endSessionsOf(playerId: string): Promise<void>;
  /** Gives the developers whom the operator has named their role. */
  appointDevelopers(): Promise<void>;
  /** Hears of sessions that end before their time; returns the way to stop. */
  onSessionsEnded(hear: (ended: SessionsEnded) => void): () => void;
  /** Forgets sessions that ended long ago, and secrets that nobody can renew with any more. */
  purge(): Promise<void>;
}

/** Ended sessions are kept for so long, to recognise spent secrets and known devices. */
const KEEP_ENDED_MS = 30 * 24 * 3_600_000;

/** Accounts over their database. */
export const createAccountService = (given: Omit<AccountDeps, 'ends'>): AccountService =>
  serviceOver({ ...given, ends: new SessionEnds() });

const serviceOver = (deps: AccountDeps): AccountService => ({
  register: (request) => register(deps, request),
  signIn: (request, address) => signIn(deps, request, address),
  startGuest: (locale) => startGuest(deps, locale),
  signOut: async ({ playerId, sessionId }) => {
    await deps.database.transact((tx) => revokeSession(tx, sessionId, deps.clock.now(), 'sign_out'));
    deps.ends.announce({ playerId, sessionId, banned: false });
  },
  authenticate: (token) => authenticate(deps, token),
  describe: async (caller) =>
    caller.guestLocale === null
      ? deps.ports.readUser(deps.database.db, caller)
      : describeGuest(caller.playerId, caller.guestLocale),
  ban: (playerId, until) => ban(deps, playerId, until ?? null),
  tellBanned: (playerId) => tellBanned(deps, playerId),
  liftBan: async (playerId) => {
    await deps.database.transact((tx) => setBan(tx, playerId, null));
    deps.security.warn({ event: 'ban_lifted', playerId }, 'ban lifted');
  },
  endSessionsOf: async (playerId) => {
    await deps.database.transact((tx) => revokeSessionsOf(tx, playerId, deps.clock.now(), 'ended'));
    deps.ends.announce({ playerId, sessionId: null, banned: false });
  },
  appointDevelopers: () => appointDevelopers(deps),
  onSessionsEnded: (hear) => deps.ends.subscribe(hear),
  purge: () => {
    const now = deps.clock.now().getTime();
    return deps.database.transact(async (tx) => {
      await deleteExpiredSessions(tx, new Date(now - KEEP_ENDED_MS));
      await deleteOldSecrets(tx, new Date(now - deps.session.idleSeconds * 1000));
    });
  },
});

async function ban(deps: AccountDeps, playerId: string, until: Date | null): Promise<void> {
  const now = deps.clock.now();
  await deps.database.transact((tx) => markBanned(tx, playerId, { since: now, until }));
  tellBanned(deps, playerId);
}

function tellBanned(deps: AccountDeps, playerId: string): void {
  deps.security.warn({ event: 'banned', playerId }, 'banned');
  deps.ends.announce({ playerId, sessionId: null, banned: true });
}
