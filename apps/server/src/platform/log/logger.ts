import { type Logger, type LoggerOptions, pino, stdTimeFunctions } from 'pino';

export type { Logger } from 'pino';

/** Where secrets could stand in a logged object. */
const SECRET_PATHS = [
  'authorization',
  'cookie',
  'password',
  'currentPassword',
  'token',
  'renew',
  'proof',
  'idToken',
  'access_token',
  'discord_access_token',
  'refresh_token',
  'code_verifier',
  'wbPlayer',
];

/** JSON lines, UTC, with secrets cut out. */
export const loggerOptions = (level: string): LoggerOptions => ({
  level,
  base: null,
  timestamp: stdTimeFunctions.isoTime,
  redact: {
    paths: SECRET_PATHS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`, `*.*.*.${name}`]),
    censor: '[secret]',
  },
});

/** The server's logger, to stdout. */
export const createLogger = (level: string): Logger => pino(loggerOptions(level));

/** Security events stand in a stream of their own: sign-ins, refusals, reuse of secrets, bans. */
export const securityLog = (logger: Logger): Logger => logger.child({ stream: 'security' });

/** What stands behind these in a path is worth something to whoever reads it. */
const SECRET_SEGMENT = /(\/reedem\/|\/gm\/codes\/)[^/]+/;

/**
 * A URL without its query: tokens travel there (the room server puts its own into the socket's address). Codes that players
 * redeem stand in the path, and are cut out of it.
 */
export const loggedPath = (url: string): string => (url.split('?', 1)[0] ?? '').replace(SECRET_SEGMENT, '$1[secret]');
