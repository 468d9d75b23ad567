import helmet from 'helmet';

/** Pages that may embed the game: the chat platform. */
const FRAME_ANCESTORS = [
  "'self'",
  'https://discord.com',
  'https://*.discord.com',
  'https://discordapp.com',
  'https://*.discordapp.com',
  'https://*.discordsays.com',
];

/** What a page may run beside files of its own origin: hashes of its inline blocks. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** The policy for everything that is served (design/INTEGRATIONS section 7). */
export function contentPolicy(publicOrigin: string | null, inline: InlineHashes): Record<string, string[]> {
  const sockets = publicOrigin === null ? [] : [publicOrigin.replace(/^http/, 'ws')];
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inline.scripts],
    'style-src': ["'self'", ...inline.styles],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'media-src': ["'self'", 'blob:'],
    'connect-src': ["'self'", ...sockets],
    'worker-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': FRAME_ANCESTORS,
  };
}

/** Middleware that sets the security headers. */
export const securityHeaders = (publicOrigin: string | null, inline: InlineHashes) =>
  helmet({
    contentSecurityPolicy: { useDefaults: false, directives: contentPolicy(publicOrigin, inline) },
    // frame-ancestors says it better: the game is embedded by the chat platform.
    frameguard: false,
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    referrerPolicy: { policy: 'no-referrer' },
  });
