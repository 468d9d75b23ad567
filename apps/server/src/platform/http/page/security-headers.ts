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

/** What the headers depend on. */
export interface PolicyFacts {
  readonly publicOrigin: string | null;
  /** Further pages that may embed the game. */
  readonly frameOrigins: readonly string[];
  /** Google's sign-in script; null where nobody signs in through Google: then nothing of Google may be loaded. */
  readonly googleScriptUrl: string | null;
}

/** The policy for everything that is served (docs/security.md, item 39). */
export function contentPolicy(facts: PolicyFacts, inline: InlineHashes): Record<string, string[]> {
  const { publicOrigin, frameOrigins, googleScriptUrl } = facts;
  const sockets = publicOrigin === null ? [] : [publicOrigin.replace(/^http/, 'ws')];
  const google = googleScriptUrl === null ? null : sourcesOfGoogle(googleScriptUrl);
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inline.scripts, ...(google?.scripts ?? [])],
    'style-src': ["'self'", ...inline.styles, ...(google?.styles ?? [])],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'media-src': ["'self'", 'blob:'],
    'connect-src': ["'self'", ...sockets, ...(google?.calls ?? [])],
    'frame-src': google?.calls ?? ["'none'"],
    'worker-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': [...FRAME_ANCESTORS, ...frameOrigins],
    // Google's script writes markup; without it every write of script into the page must pass the client's own rule.
    ...(google === null ? { 'require-trusted-types-for': ["'script'"] } : {}),
  };
}

/** Google names the folder of its script for its frames, calls and styles. */
function sourcesOfGoogle(scriptUrl: string) {
  const folder = new URL('.', scriptUrl).href;
  return { scripts: [scriptUrl], styles: [`${folder}style`], calls: [folder] };
}

/** The policy as one header's text. */
export const policyText = (policy: Record<string, string[]>): string =>
  Object.entries(policy)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join(';');

/** Middleware that sets the security headers. */
export const securityHeaders = (facts: PolicyFacts, inline: InlineHashes) =>
  helmet({
    contentSecurityPolicy: { useDefaults: false, directives: contentPolicy(facts, inline) },
    // frame-ancestors says it better: the game is embedded by the chat platform.
    frameguard: false,
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    // Also inside the chat platform, whose SDK takes a referrer of our own for its page after a reload.
    referrerPolicy: { policy: 'no-referrer' },
  });
