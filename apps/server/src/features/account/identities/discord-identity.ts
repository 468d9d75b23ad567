import type { DiscordTokens, DiscordTrouble } from '#platform/discord/index.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { CallSite } from '#platform/http/call-site.ts';
import type { AccountDeps } from '../account.deps.ts';
import { discordOf, type ReturnedCode, resumeHandshake } from './discord-handshake.ts';
import type { Identity } from './identity.repository.ts';

/** A code as it came from the address, or from the SDK of Discord's client: that one has no state. */
export interface GivenCode {
  readonly code: string;
  readonly state: string | undefined;
}
/** Somebody for whom Discord vouches. */
export interface DiscordAccess {
  readonly identity: Identity;
  readonly locale: string | null;
  readonly tokens: DiscordTokens;
  readonly embedded: boolean;
  readonly returnTo: string | null;
}

/** A code lives ten minutes at Discord. */
const CODE_SECONDS = 600;

const troubleOf = (why: DiscordTrouble, retryAfterSeconds: number | null): AppError =>
  why === 'refused'
    ? new AppError('auth/exchange_failed')
    : new AppError('auth/provider_down', { retryAfterSeconds: retryAfterSeconds ?? 5 });

/**
 * Exchanges a code for whoever Discord says it is. In a browser the state must fit the cookie of its redirect; a code
 * without a state counts only when it comes from Discord's own client, since it is exchanged without a redirect address,
 * which Discord refuses for codes of browsers: nobody can slip a foreign code to a player.
 */
export async function exchangeDiscordCode(deps: AccountDeps, given: GivenCode, site: CallSite): Promise<DiscordAccess> {
  const { api } = discordOf(deps);
  const returned = given.state === undefined ? null : resumeHandshake(deps, given.state, site);
  if (!(await deps.identities.singleUse.claim(`discord ${given.code}`, CODE_SECONDS))) {
    returned?.end();
    throw new AppError('auth/exchange_failed');
  }
  const exchanged = await api.exchangeCode({ code: given.code, ...redirectOf(returned) });
  if (!exchanged.ok) {
    // The code was not spent: the same call may come again.
    if (exchanged.why !== 'refused') await deps.identities.singleUse.release(`discord ${given.code}`);
    else returned?.end();
    throw troubleOf(exchanged.why, exchanged.retryAfterSeconds);
  }
  returned?.end();
  const who = await api.readUser(exchanged.value.accessToken);
  if (!who.ok) throw troubleOf(who.why, who.retryAfterSeconds);
  return {
    identity: { provider: 'discord', subject: who.value.id, name: who.value.displayName },
    locale: who.value.locale,
    tokens: exchanged.value,
    embedded: returned === null,
    returnTo: returned?.returnTo ?? null,
  };
}

const redirectOf = (returned: ReturnedCode | null) =>
  returned === null ? {} : { redirectUri: returned.redirectUri, codeVerifier: returned.codeVerifier };
