import type { DiscordApi } from '#platform/discord/index.ts';
import type { GoogleVerifier } from '#platform/identity-provider/google-verifier.ts';
import type { Encrypter } from '#platform/auth/encrypter.ts';
import type { SingleUse } from '#platform/auth/single-use.ts';

/** Discord as a way to sign in. */
export interface DiscordSignIn {
  readonly api: DiscordApi;
  readonly clientId: string;
  /** Discord's page where players consent. */
  readonly authorizeUrl: string;
  /** What players are asked to allow in a browser, and in Discord's own client. */
  readonly browserScopes: readonly string[];
  readonly embeddedScopes: readonly string[];
}

/** Google as a way to sign in. */
export interface GoogleSignIn {
  readonly verifier: GoogleVerifier;
  readonly clientId: string;
  readonly scriptUrl: string;
}

/** What signing in through identity providers works with; null where one is not set up. */
export interface IdentityDeps {
  readonly discord: DiscordSignIn | null;
  readonly google: GoogleSignIn | null;
  /** The community's chat server. */
  readonly communityUrl: string | null;
  readonly encrypter: Encrypter;
  readonly singleUse: SingleUse;
}
