import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { AppError } from '#platform/errors/app-error.ts';
import type { CallSite } from '#platform/http/call-site.ts';
import type { AccountDeps } from '../account.deps.ts';

const COOKIE = 'gn';
const SECONDS = 600;
const BROWSER_FORM = /^[A-Za-z0-9_-]{22}$/;
const NONCE_FORM = /^([A-Za-z0-9_-]{22})\.(\d{1,12})\.([A-Za-z0-9_-]{43})$/;

const sign = (deps: AccountDeps, random: string, until: string, browser: string): string =>
  createHmac('sha256', deps.refreshTokenKey).update(`google nonce ${random} ${until} ${browser}`).digest('base64url');

/**
 * A nonce for one Google sign-in in this browser. It proves itself, so that several open tabs don't spoil each other's:
 * the cookie only names the browser.
 */
export function createGoogleNonce(deps: AccountDeps, site: CallSite): string {
  if (deps.identities.google === null) throw new AppError('auth/provider_off');
  const known = site.cookies.read(COOKIE);
  const browser = known !== undefined && BROWSER_FORM.test(known) ? known : randomBytes(16).toString('base64url');
  site.cookies.set(COOKIE, browser, SECONDS);
  const random = randomBytes(16).toString('base64url');
  const until = String(Math.floor(deps.clock.now().getTime() / 1000) + SECONDS);
  return `${random}.${until}.${sign(deps, random, until, browser)}`;
}

/** Whether this browser got the nonce lately, and nobody has used it yet. */
export async function spendGoogleNonce(deps: AccountDeps, nonce: string, site: CallSite): Promise<boolean> {
  const browser = site.cookies.read(COOKIE);
  const [, random = '', until = '', signature = ''] = NONCE_FORM.exec(nonce) ?? [];
  if (browser === undefined || random === '') return false;
  const expected = Buffer.from(sign(deps, random, until, browser));
  if (!timingSafeEqual(expected, Buffer.from(signature))) return false;
  if (Number(until) * 1000 <= deps.clock.now().getTime()) return false;
  return deps.identities.singleUse.claim(`google ${random}`, SECONDS);
}
