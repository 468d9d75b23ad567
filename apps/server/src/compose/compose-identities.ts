import { randomBytes } from 'node:crypto';
import type { Config } from '#config/config.ts';
import type { IdentityDeps } from '#features/account';
import { Encrypter } from '#platform/auth/encrypter.ts';
import { readOrAddSecret } from '#platform/auth/signing-key.repository.ts';
import { createSingleUse } from '#platform/auth/single-use.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/db/index.ts';
import type { DiscordApi } from '#platform/discord/index.ts';
import { createGoogleVerifier } from '#platform/identity-provider/google-verifier.ts';
import type { RedisClient } from '#platform/redis/redis.ts';

/** Whoever signs in in a browser lets the game know who they are, and in which servers. */
const BROWSER_SCOPES = ['identify', 'guilds'];
/** Discord's own client also lets the game show what is being played. */
const EMBEDDED_SCOPES = ['identify', 'guilds', 'guilds.members.read', 'rpc.activities.write'];
/** Tells whether somebody boosts the community's server. */
const MEMBER_SCOPE = 'guilds.members.read';
const KEY_BYTES = 32;

/** The identity providers through which players sign in, as far as they are set up. */
export async function composeIdentities(parts: {
  readonly config: Config;
  readonly clock: Clock;
  readonly database: Database;
  readonly redis: RedisClient | null;
  readonly discordApi: DiscordApi | null;
}): Promise<IdentityDeps> {
  const { config, clock, database, redis, discordApi } = parts;
  const { discord, communityUrl } = config;
  const { google, encryptionKey } = config.identity;
  const key =
    encryptionKey ?? (await database.transact((tx) => readOrAddSecret(tx, 'sealing', randomBytes(KEY_BYTES))));
  return {
    discord:
      discord === null || discordApi === null
        ? null
        : {
            api: discordApi,
            clientId: discord.clientId,
            authorizeUrl: discord.authorizeUrl,
            browserScopes: discord.communityGuild === null ? BROWSER_SCOPES : [...BROWSER_SCOPES, MEMBER_SCOPE],
            embeddedScopes: EMBEDDED_SCOPES,
          },
    google:
      google === null
        ? null
        : {
            verifier: createGoogleVerifier(google, clock),
            clientId: google.clientId,
            scriptUrl: google.scriptUrl,
          },
    communityUrl,
    encrypter: new Encrypter(key),
    singleUse: createSingleUse(redis, clock),
  };
}
