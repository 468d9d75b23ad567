/** Hosts (`name:port`) that may open sockets and make seat requests beside the server's own. */
export type AllowedOrigins = readonly string[];

/**
 * Whether a request with this Origin may come in: a missing one may (only browsers must send it, and they always do),
 * the request's own host may, and the configured ones.
 */
export function isOriginAllowed(origin: string | null, host: string | null, allowed: AllowedOrigins): boolean {
  if (origin === null || origin === '') return true;
  if (allowed.includes(origin)) return true;
  try {
    return host !== null && new URL(origin).host === host;
  } catch {
    return false;
  }
}
