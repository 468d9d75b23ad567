import type { Request, Response } from 'express';

/** Under which address a call reached the game, and the cookies that go with it. */
export interface CallSite {
  /** Origin that the player's browser shows, e.g. https://play.example.org. */
  readonly origin: string;
  readonly cookies: CallCookies;
}

/** Cookies of one call. They bind the two halves of a sign-in to one browser; no call is authorized by them. */
export interface CallCookies {
  /** Undefined also when a foreign page made the call. */
  read(name: string): string | undefined;
  /** HttpOnly, for this host alone, and not with calls of foreign pages. */
  set(name: string, value: string, maxAgeSeconds: number): void;
  clear(name: string): void;
}

const HTTPS = 'https:';
/** Browsers tell on whose behalf a page's call is made; `none`: the player typed the address. */
const OWN_PAGES: readonly unknown[] = [undefined, 'same-origin', 'none'];

/** The address in the browser: the configured one, else the one that was called. */
function originOf(request: Request, publicOrigin: string | null, trustedHops: number): string {
  if (publicOrigin !== null) return publicOrigin;
  const forwarded = trustedHops > 0 ? String(request.headers['x-forwarded-proto'] ?? '').split(',')[0] : '';
  return `${forwarded === 'https' ? HTTPS : 'http:'}//${request.headers.host ?? 'localhost'}`;
}

/** With TLS a cookie's name pins it to the host; plain http is for a machine of one's own. */
const nameAt = (origin: string, name: string): string => (origin.startsWith(HTTPS) ? `__Host-${name}` : name);

const cookieIn = (header: string | undefined, name: string): string | undefined =>
  (header ?? '')
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** Finds out the site of a call. */
export function siteOf(
  request: Request,
  response: Response,
  config: { readonly publicOrigin: string | null; readonly trustedHops: number },
): CallSite {
  const origin = originOf(request, config.publicOrigin, config.trustedHops);
  const write = (name: string, value: string, maxAgeSeconds: number) => {
    const secure = origin.startsWith(HTTPS) ? '; Secure' : '';
    response.append(
      'Set-Cookie',
      `${nameAt(origin, name)}=${value}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${secure}`,
    );
  };
  return {
    origin,
    cookies: {
      read: (name) =>
        OWN_PAGES.includes(request.headers['sec-fetch-site'])
          ? cookieIn(request.headers.cookie, nameAt(origin, name))
          : undefined,
      set: write,
      clear: (name) => write(name, '', 0),
    },
  };
}
