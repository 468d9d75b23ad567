import { z } from 'zod';
import type { DiscordTokens } from '#platform/discord/index.ts';
import type { Tx } from '#platform/db/index.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { AccountDeps } from '../account.deps.ts';
import { announceEnded } from '../sessions/end-sessions.ts';
import { revokeSession } from '../sessions/session.repository.ts';
import {
  addGrant,
  claimRefresh,
  deleteGrant,
  endRefresh,
  findGrant,
  listGrantedSessions,
} from './discord-grant.repository.ts';
import { discordOf } from './discord-handshake.ts';
import { readSubject } from './identity.repository.ts';

/** Discord's tokens live a week; they are renewed a day ahead, so that a bad hour of Discord is nobody's trouble. */
const REFRESH_AHEAD_MS = 24 * 3_600_000;
/** Whoever began a refresh longer ago never finished it. */
const REFRESH_TAKES_MS = 30_000;

const Tokens = z.object({ access: z.string(), refresh: z.string() });

const encrypt = (deps: AccountDeps, sessionId: string, { accessToken, refreshToken }: DiscordTokens): Buffer => {
  const text = JSON.stringify({ access: accessToken, refresh: refreshToken });
  return deps.identities.encrypter.encrypt(text, purposeOf(sessionId));
};
/** The tokens of one session are of no use in the row of another. */
const purposeOf = (sessionId: string): string => `discord grant of ${sessionId}`;

const expiryOf = (deps: AccountDeps, { expiresInSeconds }: DiscordTokens): Date =>
  new Date(deps.clock.now().getTime() + expiresInSeconds * 1000);

/** Keeps Discord's tokens behind a new session; they never leave the server, but for the access token in its own client. */
export const keepGrant = (
  deps: AccountDeps,
  tx: Tx,
  grant: { readonly sessionId: string; readonly subject: string; readonly embedded: boolean },
  tokens: DiscordTokens,
): Promise<void> =>
  addGrant(tx, {
    ...grant,
    encryptedTokens: encrypt(deps, grant.sessionId, tokens),
    accessExpiresAt: expiryOf(deps, tokens),
  });

/**
 * Sees to it that Discord still vouches for a session, and returns the access token for Discord's own client (null in a
 * browser). Throws `auth/login_failed` where the player took the permission back: the session is over then.
 */
export async function ensureGrant(
  deps: AccountDeps,
  { sessionId, playerId }: { readonly sessionId: string; readonly playerId: string },
): Promise<string | null> {
  const grant = await findGrant(deps.database.db, sessionId);
  const decrypted =
    grant === null ? null : deps.identities.encrypter.decrypt(grant.encryptedTokens, purposeOf(sessionId));
  if (grant === null || decrypted === null) throw new AppError('auth/login_failed');
  const tokens = Tokens.parse(JSON.parse(decrypted));
  const leftMs = grant.accessExpiresAt.getTime() - deps.clock.now().getTime();
  const current = grant.embedded ? tokens.access : null;
  if (leftMs > REFRESH_AHEAD_MS) return current;
  const refreshed = await refresh(deps, { sessionId, playerId }, tokens.refresh);
  if (refreshed !== null) return grant.embedded ? refreshed : null;
  // Not refreshed, but still good: in a browser always, since nobody needs the token there.
  if (!grant.embedded || leftMs > 0) return current;
  throw new AppError('auth/provider_down', { retryAfterSeconds: 5 });
}

/** The new access token; null when Discord doesn't answer, or somebody else is asking at this moment. */
async function refresh(
  deps: AccountDeps,
  { sessionId, playerId }: { readonly sessionId: string; readonly playerId: string },
  refreshToken: string,
): Promise<string | null> {
  const { api } = discordOf(deps);
  const now = deps.clock.now();
  const staleBefore = new Date(now.getTime() - REFRESH_TAKES_MS);
  if (!(await deps.database.transact((tx) => claimRefresh(tx, sessionId, now, staleBefore)))) return null;
  const outcome = await api.refresh(refreshToken);
  if (outcome.ok) {
    const renewed = {
      encryptedTokens: encrypt(deps, sessionId, outcome.value),
      accessExpiresAt: expiryOf(deps, outcome.value),
    };
    await deps.database.transact((tx) => endRefresh(tx, sessionId, renewed));
    return outcome.value.accessToken;
  }
  await deps.database.transact(async (tx) => {
    await endRefresh(tx, sessionId, null);
    if (outcome.why !== 'refused') return;
    await revokeSession(tx, sessionId, now, 'provider');
    announceEnded(deps, tx, playerId, [sessionId]);
  });
  if (outcome.why !== 'refused') return null;
  throw new AppError('auth/login_failed');
}

/** The player took the game's permission back at Discord: its tokens are forgotten, the sessions that began there end. */
export const dropGrants = (deps: AccountDeps, subject: string): Promise<void> => endGrantedSessions(deps, subject, '');

/** Ends the sessions that began through a Discord account, but for one, and forgets Discord's tokens behind them. */
export async function endGrantedSessions(deps: AccountDeps, subject: string, exceptId: string): Promise<void> {
  const granted = await listGrantedSessions(deps.database.db, subject);
  const sessions = granted.filter(({ sessionId }) => sessionId !== exceptId);
  const now = deps.clock.now();
  await deps.database.transact(async (tx) => {
    for (const { playerId, sessionId } of sessions) {
      await revokeSession(tx, sessionId, now, 'provider');
      await deleteGrant(tx, sessionId);
      announceEnded(deps, tx, playerId, [sessionId]);
    }
  });
}

/** Reads the tokens behind a player's sessions while they are there; the result gives them back to Discord. */
export async function revokeAtDiscord(deps: AccountDeps, playerId: string): Promise<() => Promise<void>> {
  const { discord, encrypter } = deps.identities;
  const subject = discord === null ? null : await readSubject(deps.database.db, playerId, 'discord');
  if (discord === null || subject === null) return async () => {};
  const granted = await listGrantedSessions(deps.database.db, subject);
  const grants = await Promise.all(granted.map(({ sessionId }) => findGrant(deps.database.db, sessionId)));
  const decrypted = grants.map(
    (grant) => grant && encrypter.decrypt(grant.encryptedTokens, purposeOf(grant.sessionId)),
  );
  const tokens = decrypted.flatMap((text) => (text === null ? [] : [Tokens.parse(JSON.parse(text)).refresh]));
  return async () => {
    await Promise.all(tokens.map((token) => discord.api.revoke(token)));
  };
}
