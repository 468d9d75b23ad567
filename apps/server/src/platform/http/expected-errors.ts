import type { Endpoint, EndpointAuth, ErrorCode } from '@syllaboom/contracts';

const OPEN_TO: readonly string[] = ['public', 'session', 'player', 'wayIn'] satisfies EndpointAuth[];

/** Whether a call is for members of the staff with a certain right. */
export const isForStaff = (auth: EndpointAuth): boolean => !OPEN_TO.includes(auth);

/** What of a call's declaration decides how it can be refused. */
export interface DeclaredCall extends Pick<Endpoint, 'errors' | 'upload'> {
  readonly auth: EndpointAuth;
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly keyed?: boolean;
}

/** What every call under /api can be refused with: by the guards before it, by its limit, by an outage, by a bug. */
const OF_EVERY_CALL: readonly ErrorCode[] = [
  'http/foreign_origin',
  'http/rate_limited',
  'http/unavailable',
  'http/internal',
];
const OF_SESSIONS: readonly ErrorCode[] = [
  'auth/login_required',
  'auth/token_invalid',
  'auth/token_expired',
  'auth/banned',
];
const OF_BODIES: readonly ErrorCode[] = ['http/malformed_json', 'http/too_large', 'http/unsupported_media_type'];

/** All errors that a call can answer: its own, and those that follow from its access and from what it takes. */
export function expectedErrors(call: DeclaredCall): ReadonlySet<ErrorCode> {
  const { auth, params, query, body, upload, keyed = false } = call;
  return new Set<ErrorCode>([
    ...call.errors,
    ...OF_EVERY_CALL,
    ...(auth === 'public' ? [] : OF_SESSIONS),
    ...(auth === 'wayIn' ? (['auth/way_in_needed'] as const) : []),
    ...(isForStaff(auth) ? (['http/forbidden', 'auth/second_factor_needed'] as const) : []),
    ...(params || query || body || upload || keyed ? (['http/bad_request'] as const) : []),
    ...(keyed ? (['wallet/key_reused'] as const) : []),
    ...(body ? OF_BODIES : []),
    ...(upload ? (['http/unsupported_media_type', upload.tooLarge] as const) : []),
    ...(upload?.missing === undefined ? [] : [upload.missing]),
  ]);
}
