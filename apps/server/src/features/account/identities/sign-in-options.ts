import type { ENDPOINTS, ReplyOf } from '@syllaboom/contracts';
import type { AccountDeps } from '../account.deps.ts';

/** What this server offers to sign in with, beside a password. */
export function describeOptions({ identities }: AccountDeps): ReplyOf<typeof ENDPOINTS.signInOptions> {
  const { discord, google, communityUrl } = identities;
  return {
    discord: discord === null ? null : { clientId: discord.clientId, scopes: [...discord.embeddedScopes] },
    google: google === null ? null : { clientId: google.clientId, scriptUrl: google.scriptUrl },
    communityUrl,
  };
}
