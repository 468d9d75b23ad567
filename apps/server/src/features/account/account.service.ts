import type { BodyOf, ENDPOINTS, ReplyOf, SessionReply, SessionUser } from '@syllaboom/contracts';
import { afterCommit, type Tx } from '#platform/db/index.ts';
import type { CallSite } from '#platform/http/call-site.ts';
import type { AccountDeps } from './account.deps.ts';
import { authenticate, type Caller } from './authenticate.ts';
import { appointDevelopers } from './developers.ts';
import { readOverview } from './account-overview.ts';
import { announceEnded, endOtherSessions } from './end-sessions.ts';
import { type EraseRequest, eraseAccount } from './erase-account.ts';
import { exportAccount } from './export-account.ts';
import { deleteDeadGrants } from './identities/discord-grant.repository.ts';
import { dropGrants } from './identities/discord-grants.ts';
import { beginHandshake } from './identities/discord-handshake.ts';
import { createGoogleNonce } from './identities/google-nonce.ts';
import { type LinkRequest, linkIdentity } from './identities/link-identity.ts';
import { describeOptions } from './identities/sign-in-options.ts';
import { type DiscordSignInRequest, signInWithDiscord } from './identities/sign-in-with-discord.ts';
import { type GoogleSignInRequest, signInWithGoogle } from './identities/sign-in-with-google.ts';
import { type UnlinkRequest, unlinkIdentity } from './identities/unlink-identity.ts';
import { type KeyedDevice, signInByKey } from './keyed/enter-by-key.ts';
import { eraseUnseen } from './keyed/erase-unseen.ts';
import { nameAccount, type NameRequest } from './keyed/name-account.ts';
import { forgetFreedNames } from './names/freed-names.ts';
import { tellOperatorEnds } from './recovery/operator-ends.ts';
import { recoverPassword, type RecoverRequest } from './recovery/recover-password.ts';
import { renewCodes } from './recovery/renew-codes.ts';
import { enrolSecondFactor } from './second-factor/enrol-second-factor.ts';
import { proveSecondFactor } from './second-factor/prove-second-factor.ts';
import { describeSecondFactor } from './second-factor/describe-second-factor.ts';
import { type NewCredentials, type Updated, updateAuth } from './update-auth.ts';
import { type Registration, register } from './register.ts';
import { deleteExpiredSessions, deleteOldSecrets, revokeSession } from './session.repository.ts';
import { type SignInRequest, signIn } from './sign-in.ts';
import { describeGuest, startGuest } from './start-guest.ts';

/** Everything that others may do with accounts. */
export interface AccountService {
  register(request: Registration): Promise<ReplyOf<typeof ENDPOINTS.register>>;
  signIn(request: SignInRequest, address: string): Promise<SessionReply>;
  /** Makes an account by its name alone, on a device's key. */
  nameAccount(request: NameRequest, address: string): Promise<ReplyOf<typeof ENDPOINTS.nameAccount>>;
  signInByKey(request: BodyOf<typeof ENDPOINTS.keySignIn> & KeyedDevice): Promise<SessionReply>;
  /** Erases accounts that hang on a device which was not seen for long; how many. */
  eraseUnseen(): Promise<number>;
  startGuest(locale: string | undefined): Promise<SessionReply>;
  /** Ways to sign in beside a password. */
  readonly signInOptions: ReplyOf<typeof ENDPOINTS.signInOptions>;
  /** Where a browser goes to sign in through Discord, and comes back to `returnTo` afterwards. */
  beginDiscord(returnTo: string | undefined, site: CallSite): string;
  signInWithDiscord(request: DiscordSignInRequest, site: CallSite): Promise<ReplyOf<typeof ENDPOINTS.discordToken>>;
  createGoogleNonce(site: CallSite): string;
  signInWithGoogle(request: GoogleSignInRequest, site: CallSite): Promise<SessionReply>;
  /** Sets name or password; returns the name, and the recovery codes of a first password. */
  updateAuth(caller: Caller, request: NewCredentials, address: string): Promise<Updated>;
  recoverPassword(request: RecoverRequest, address: string): Promise<ReplyOf<typeof ENDPOINTS.recoverPassword>>;
  renewRecoveryCodes(caller: Caller, password: string, address: string): Promise<string[]>;
  secondFactor(caller: Caller): Promise<ReplyOf<typeof ENDPOINTS.secondFactor>>;
  enrolSecondFactor(
    caller: Caller,
    password: string | undefined,
    address: string,
  ): Promise<ReplyOf<typeof ENDPOINTS.enrolSecondFactor>>;
  proveSecondFactor(caller: Caller, code: string): Promise<ReplyOf<typeof ENDPOINTS.proveSecondFactor>>;
  overview(caller: Caller): Promise<ReplyOf<typeof ENDPOINTS.accountOverview>>;
  link(caller: Caller, request: LinkRequest, site: CallSite): Promise<void>;
  unlink(caller: Caller, request: UnlinkRequest, address: string): Promise<void>;
  /** Ends the caller's other sessions; how many there were. */
  endOtherSessions(caller: Caller): Promise<number>;
  exportAccount(caller: Caller): Promise<ReplyOf<typeof ENDPOINTS.exportAccount>>;
  /** Erases the caller's account for good. */
  erase(caller: Caller, request: EraseRequest, address: string): Promise<void>;
  /** A player took the game's permission back at Discord: sessions that began there end. */
  dropDiscord(discordUserId: string): Promise<void>;
  signOut(caller: Caller): Promise<void>;
  /** Resolves an access token; throws `auth/token_invalid`, `auth/token_expired` or `auth/banned`. */
  authenticate(token: string): Promise<Caller>;
  describe(caller: Caller): Promise<SessionUser>;
  /** Tells of a ban that `markBanned` wrote in this transaction: open connections close. */
  tellBanned(tx: Tx, playerId: string): void;
  /** Gives the developers whom the operator has named their role. */
  appointDevelopers(): Promise<void>;
  /** Tells of sessions that the operator has ended from the terminal, in a process of its own. */
  tellOperatorEnds(): Promise<void>;
  /** Forgets sessions that ended long ago, and secrets that nobody can renew with any more. */
  purge(): Promise<void>;
}

/** Ended sessions are kept for so long, to recognise spent secrets and known devices. */
const KEEP_ENDED_MS = 30 * 24 * 3_600_000;

/** Accounts over their database. */
export const createAccountService = (deps: AccountDeps, told = new Set<string>()): AccountService => ({
  register: (request) => register(deps, request),
  signIn: (request, address) => signIn(deps, request, address),
  nameAccount: (request, address) => nameAccount(deps, request, address),
  signInByKey: (request) => signInByKey(deps, request),
  eraseUnseen: () => eraseUnseen(deps),
  startGuest: (locale) => startGuest(deps, locale),
  signInOptions: describeOptions(deps),
  ...identityCalls(deps),
  ...ownAccountCalls(deps),
  signOut: async ({ playerId, sessionId }) => {
    await deps.database.transact(async (tx) => {
      await revokeSession(tx, sessionId, deps.clock.now(), 'sign_out');
      announceEnded(deps, tx, playerId, [sessionId]);
    });
  },
  authenticate: (token) => authenticate(deps, token),
  describe: async (caller) =>
    caller.guestLocale === null
      ? deps.ports.readUser(deps.database.db, caller)
      : describeGuest(caller.playerId, caller.guestLocale),
  tellBanned: (tx, playerId) => tellBanned(deps, tx, playerId),
  appointDevelopers: () => appointDevelopers(deps),
  tellOperatorEnds: () => tellOperatorEnds(deps, told),
  purge: () => {
    const now = deps.clock.now().getTime();
    return deps.database.transact(async (tx) => {
      await forgetFreedNames(tx, deps);
      await deleteDeadGrants(tx, deps.clock.now());
      await deleteExpiredSessions(tx, new Date(now - KEEP_ENDED_MS));
      await deleteOldSecrets(tx, new Date(now - deps.session.idleSeconds * 1000));
    });
  },
});

const identityCalls = (deps: AccountDeps) =>
  ({
    beginDiscord: (returnTo, site) => beginHandshake(deps, returnTo, site),
    signInWithDiscord: (request, site) => signInWithDiscord(deps, request, site),
    createGoogleNonce: (site) => createGoogleNonce(deps, site),
    signInWithGoogle: (request, site) => signInWithGoogle(deps, request, site),
    link: (caller, request, site) => linkIdentity(deps, caller, request, site),
    unlink: (caller, request, address) => unlinkIdentity(deps, caller, request, address),
    dropDiscord: (discordUserId) => dropGrants(deps, discordUserId),
  }) satisfies Partial<AccountService>;

const ownAccountCalls = (deps: AccountDeps) =>
  ({
    updateAuth: (caller, request, address) => updateAuth(deps, caller, request, address),
    recoverPassword: (request, address) => recoverPassword(deps, request, address),
    renewRecoveryCodes: (caller, password, address) => renewCodes(deps, caller, password, address),
    secondFactor: (caller) => describeSecondFactor(deps, caller),
    enrolSecondFactor: (caller, password, address) => enrolSecondFactor(deps, caller, password, address),
    proveSecondFactor: (caller, code) => proveSecondFactor(deps, caller, code),
    overview: (caller) => readOverview(deps, caller),
    endOtherSessions: (caller) => endOtherSessions(deps, caller, 'ended'),
    exportAccount: (caller) => exportAccount(deps, caller),
    erase: (caller, request, address) => eraseAccount(deps, caller, request, address),
  }) satisfies Partial<AccountService>;

function tellBanned({ security, channel }: AccountDeps, tx: Tx, playerId: string): void {
  afterCommit(tx, () => security.warn({ event: 'banned', playerId }, 'banned'));
  channel.sendAfter(tx, [playerId], 'sessionEnded', { sessionId: null, banned: true });
}
