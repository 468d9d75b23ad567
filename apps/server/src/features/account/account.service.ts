import type { SessionReply, SessionUser } from '@syllaboom/contracts';
import type { AccountDeps } from './account.deps.ts';
import { setBannedAt } from './account.repository.ts';
import { authenticate, type Caller } from './authenticate.ts';
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
  /** Bans a player and ends all sessions at once. */
  ban(playerId: string): Promise<void>;
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
  ban: async (playerId) => {
    const now = deps.clock.now();
    await deps.database.transact(async (tx) => {
      await setBannedAt(tx, playerId, now);
      await revokeSessionsOf(tx, playerId, now, 'ban');
    });
    deps.security.warn({ event: 'banned', playerId }, 'banned');
    deps.ends.announce({ playerId, sessionId: null, banned: true });
  },
  onSessionsEnded: (hear) => deps.ends.subscribe(hear),
  purge: () => {
    const now = deps.clock.now().getTime();
    return deps.database.transact(async (tx) => {
      await deleteExpiredSessions(tx, new Date(now - KEEP_ENDED_MS));
      await deleteOldSecrets(tx, new Date(now - deps.session.idleSeconds * 1000));
    });
  },
});
