import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { ErrorCode } from '@syllaboom/contracts';
import { z } from 'zod';
import { AppError } from '#platform/errors/app-error.ts';
import type { CallSite } from '#platform/http/call-site.ts';
import type { AccountDeps } from '../account.deps.ts';
import type { DiscordSignIn } from './identity.deps.ts';

const COOKIE = 'oa';
const SECONDS = 600;
const PURPOSE = 'discord handshake';

/** What binds the redirect to Discord and the way back to one browser. */
const Handshake = z.object({
  state: z.string(),
  verifier: z.string(),
  returnTo: z.string(),
  /** Milliseconds since 1970. */
  until: z.number(),
});
type Handshake = z.infer<typeof Handshake>;

export function discordOf(deps: AccountDeps): DiscordSignIn {
  if (deps.identities.discord === null) throw new AppError('auth/provider_off');
  return deps.identities.discord;
}

/** Where Discord sends the browser back to: always the same address, which is registered there. */
const redirectUriOf = (site: CallSite): string => `${site.origin}/`;

/** A path of this very site: nobody is sent elsewhere after signing in. */
export function safeReturn(asked: string | undefined, origin: string): string {
  if (asked === undefined || !/^\/(?![/\\])[^\s\\]*$/.test(asked) || !URL.canParse(asked, origin)) return '/';
  const url = new URL(asked, origin);
  const path = url.pathname + url.search + url.hash;
  // Without its dots `/.//elsewhere` is `//elsewhere`: another site.
  return url.origin === new URL(origin).origin && !path.startsWith('//') ? path : '/';
}

/** The way back for somebody who could not be sent on: the page takes the error out of its address and shows it. */
export function returnWithError(asked: string | undefined, origin: string, code: ErrorCode): string {
  const url = new URL(safeReturn(asked, origin), origin);
  url.searchParams.set('error', code);
  return url.pathname + url.search + url.hash;
}

/** Begins a sign-in in a browser: keeps the handshake in a cookie and tells where to go. */
export function beginHandshake(deps: AccountDeps, asked: string | undefined, site: CallSite): string {
  const discord = discordOf(deps);
  const handshake: Handshake = {
    state: randomBytes(16).toString('base64url'),
    verifier: randomBytes(32).toString('base64url'),
    returnTo: safeReturn(asked, site.origin),
    until: deps.clock.now().getTime() + SECONDS * 1000,
  };
  const encrypted = deps.identities.encrypter.encrypt(JSON.stringify(handshake), PURPOSE);
  site.cookies.set(COOKIE, encrypted.toString('base64url'), SECONDS);
  const url = new URL(discord.authorizeUrl);
  url.search = new URLSearchParams({
    response_type: 'code',
    client_id: discord.clientId,
    scope: discord.browserScopes.join(' '),
    state: handshake.state,
    redirect_uri: redirectUriOf(site),
    code_challenge: createHash('sha256').update(handshake.verifier).digest('base64url'),
    code_challenge_method: 'S256',
    prompt: 'none',
  }).toString();
  return url.href;
}

/** What the browser's half of a handshake allows. */
export interface ReturnedCode {
  readonly redirectUri: string;
  readonly codeVerifier: string;
  readonly returnTo: string;
  /** From now on the handshake is over. */
  end(): void;
}

/** Checks that this browser began the handshake that the state is from. Throws `auth/state_mismatch`. */
export function resumeHandshake(deps: AccountDeps, state: string, site: CallSite): ReturnedCode {
  const handshake = readHandshake(deps, site.cookies.read(COOKIE));
  const end = () => site.cookies.clear(COOKIE);
  if (handshake === null || !isSame(handshake.state, state)) {
    end();
    throw new AppError('auth/state_mismatch');
  }
  return { redirectUri: redirectUriOf(site), codeVerifier: handshake.verifier, returnTo: handshake.returnTo, end };
}

function readHandshake(deps: AccountDeps, cookie: string | undefined): Handshake | null {
  if (cookie === undefined) return null;
  const decrypted = deps.identities.encrypter.decrypt(Buffer.from(cookie, 'base64url'), PURPOSE);
  if (decrypted === null) return null;
  const handshake = Handshake.parse(JSON.parse(decrypted));
  return handshake.until > deps.clock.now().getTime() ? handshake : null;
}

function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
