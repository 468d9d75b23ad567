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

/** What lets a page of an allowed origin read an answer; nothing for any other. */
export function corsHeaders(
  origin: string | null,
  host: string | null,
  allowed: AllowedOrigins,
): Record<string, string> {
  if (origin === null || !isOriginAllowed(origin, host, allowed)) return {};
  return {
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Headers': 'Content-Type, Accept, Authorization',
    'Access-Control-Allow-Methods': 'GET,HEAD,PUT,POST,DELETE',
    'Access-Control-Max-Age': '86400',
    Vary: 'Origin',
  };
}
