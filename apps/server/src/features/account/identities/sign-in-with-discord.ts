import type { DeviceKey, ENDPOINTS, ReplyOf, SessionUser } from '@syllaboom/contracts';
import { AppError } from '#platform/errors/app-error.ts';
import type { CallSite } from '#platform/http/call-site.ts';
import type { AccountDeps } from '../account.deps.ts';
import { findAccount } from '../account.repository.ts';
import { isBanned } from '../bans/ban.repository.ts';
import { bannedError } from '../bans/banned-error.ts';
import { refuseBadDevice } from '../sessions/device-proof.ts';
import { openSession } from '../sessions/issue-session.ts';
import { createRefreshToken, isRefreshToken } from '../sessions/refresh-token.ts';
import { findProvenSession, hasRunOut, renewWith } from '../sessions/renewal.ts';
import { keepGrant, ensureGrant } from './discord-grants.ts';
import { discordOf } from './discord-handshake.ts';
import { exchangeDiscordCode } from './discord-identity.ts';
import { enterWithIdentity } from './enter-with-identity.ts';

export interface DiscordSignInRequest {
  readonly code?: string | undefined;
  readonly state?: string | undefined;
  readonly refresh_token?: string | undefined;
  readonly locale?: string | undefined;
  readonly device?: DeviceKey | undefined;
  readonly proof?: string | undefined;
  /** The browser's User-Agent. */
  readonly agent?: string | undefined;
}
type Reply = ReplyOf<typeof ENDPOINTS.discordToken>;

/** Signs in with a code of Discord's, or renews with the refresh token that an earlier answer gave. */
export function signInWithDiscord(deps: AccountDeps, request: DiscordSignInRequest, site: CallSite): Promise<Reply> {
  discordOf(deps);
  const { code, state, refresh_token: refreshToken } = request;
  if (refreshToken !== undefined) return renewDiscordSession(deps, refreshToken, request);
  if (code === undefined || code === '') throw new AppError('http/bad_request', { params: { field: 'code' } });
  return enterWithCode(deps, { ...request, code, state }, site);
}

async function enterWithCode(
  deps: AccountDeps,
  request: DiscordSignInRequest & { readonly code: string },
  site: CallSite,
): Promise<Reply> {
  await refuseBadDevice(request.device);
  const access = await exchangeDiscordCode(deps, { code: request.code, state: request.state }, site);
  const { identity, tokens, embedded, returnTo } = access;
  const account = await enterWithIdentity(deps, identity, request.locale ?? access.locale ?? undefined);
  const refreshToken = createRefreshToken('discord');
  const owner = { playerId: account.playerId, guestLocale: null, device: request.device, agent: request.agent };
  const { token, lifeSeconds } = await openSession(deps, owner, refreshToken, (tx, sessionId) =>
    keepGrant(deps, tx, { sessionId, subject: identity.subject, embedded }, tokens),
  );
  await deps.ports.onDiscordSignIn({
    playerId: account.playerId,
    discordUserId: identity.subject,
    accessToken: tokens.accessToken,
  });
  // Discord may have brought roles.
  const now = await findAccount(deps.database.db, account.playerId);
  const user = await deps.ports.readUser(deps.database.db, now ?? account);
  const accessToken = embedded ? tokens.accessToken : null;
  return replyOf({ token, lifeSeconds, user, refreshToken, accessToken, returnTo });
}

/** Discord is asked first: were our refresh token spent before Discord fails, the next try would pass for a theft. */
async function renewDiscordSession(
  deps: AccountDeps,
  refreshToken: string,
  { proof, agent }: DiscordSignInRequest,
): Promise<Reply> {
  if (!isRefreshToken(refreshToken, 'discord')) throw new AppError('auth/login_failed');
  const session = await findProvenSession(deps, { refreshToken, proof, path: '/discord_token' });
  if (session === null) throw new AppError('auth/login_failed');
  const account = await findAccount(deps.database.db, session.playerId);
  if (account === null) throw new AppError('auth/login_failed');
  if (isBanned(account.ban, deps.clock.now())) throw await bannedError(deps, account.playerId);
  if (hasRunOut(deps, session)) throw new AppError('auth/login_failed');
  const accessToken = await ensureGrant(deps, session);
  const { token, successor, lifeSeconds } = await renewWith(deps, session, { refreshToken, agent });
  const user = await deps.ports.readUser(deps.database.db, account);
  return replyOf({ token, lifeSeconds, user, refreshToken: successor, accessToken, returnTo: null });
}

/** The answer to both: the game's own token under both of its names, and Discord's where its own client wants it. */
const replyOf = (session: {
  readonly token: string;
  readonly lifeSeconds: number;
  readonly user: SessionUser;
  readonly refreshToken: string;
  readonly accessToken: string | null;
  readonly returnTo: string | null;
}): Reply => ({
  success: true,
  token: session.token,
  access_token: session.token,
  expiresIn: session.lifeSeconds,
  user: session.user,
  refresh_token: session.refreshToken,
  discord_access_token: session.accessToken,
  returnTo: session.returnTo,
});
