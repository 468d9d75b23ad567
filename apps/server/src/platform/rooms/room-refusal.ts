import { CLOSE_CODES, type CloseName, ERRORS, type ErrorCode } from '@syllaboom/contracts';
import { isOutage } from '#platform/db/index.ts';
import { ServerError } from './colyseus.ts';

/** Marks our own refusals among the library's errors, also where only the text reaches us: `refusal:<status>:<code>:<word>`. */
const MARK = /^refusal:(\d+):(\d+):(.+)$/;
/** HTTP statuses of refusals that stand for a close of the socket. */
const STATUS = { banned: 418, playing: 409, kicked: 403, guest: 403, notFound: 404 } as const;
export type SeatCloseName = keyof typeof STATUS & CloseName;
/** When somebody may ask again who was refused because a part of the server is away. */
const RETRY_AFTER_OUTAGE_SECONDS = 5;

/** The library's own codes of what it refuses; they are no statuses of HTTP. */
const LIBRARY = { invalid: [520, 521], noRoom: 522, expired: 524, unauthorized: 525 } as const;

/** A refused seat request: what the library throws and passes on, with the time to come back where there is one. */
class SeatRefusedError extends ServerError {
  readonly retryAfterSeconds: number | null;
  constructor(status: number, message: string, retryAfterSeconds: number | null = null) {
    super(status, message);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** A seat request is refused; the reply carries the close code and the word that the socket would have carried. */
export const refuseSeat = (name: SeatCloseName): ServerError =>
  new SeatRefusedError(STATUS[name], `refusal:${STATUS[name]}:${CLOSE_CODES[name].code}:${CLOSE_CODES[name].reason}`);

/** A seat request is refused with an error code of the contracts. */
export const refuseSeatWith = (code: ErrorCode, retryAfterSeconds: number | null = null): ServerError => {
  const { status } = ERRORS[code];
  return new SeatRefusedError(status, `refusal:${status}:${status}:${code}`, retryAfterSeconds);
};

/** A refusal as a text, for the way between processes; `refusalOfText` makes it a refusal again. */
export const textOfRefusal = ({ message }: ServerError): string => message;
export const refusalOfText = (text: string): ServerError =>
  new SeatRefusedError(Number(MARK.exec(text)?.[1] ?? ERRORS['http/internal'].status), text);

/** Whether a seat request failed because there is no such room or seat. */
export const isNotFound = (cause: unknown): boolean => readRefusal(cause).code === CLOSE_CODES.notFound.code;

/** A refused seat request as it is answered: with the close code and word that the socket would have carried, or with HTTP status and error code. */
export interface SeatRefusal {
  readonly status: number;
  readonly code: number;
  readonly error: string;
  readonly retryAfterSeconds: number | null;
}

const withError = (error: ErrorCode): SeatRefusal => {
  const { status } = ERRORS[error];
  return { status, code: status, error, retryAfterSeconds: status === 503 ? RETRY_AFTER_OUTAGE_SECONDS : null };
};

/** What the client of Redis, or the library when another process is silent, calls an outage. */
const AWAY =
  /^(?:Command timed out|Connection is closed|Stream isn't writeable|Reached the max retries|ipc_timeout|connect E\w+)|timed out, requesting/;

/** What a refusal of the library means, by its code. */
function translate(code: unknown, text: string): SeatRefusal {
  if (LIBRARY.invalid.some((one) => one === code)) return withError('room/invalid_options');
  if (code === LIBRARY.noRoom || code === LIBRARY.expired) return readRefusal(refuseSeat('notFound'));
  if (code === LIBRARY.unauthorized) return withError('auth/token_invalid');
  return withError(AWAY.test(text) ? 'http/unavailable' : 'http/internal');
}

/** What is answered to a refused seat request. Texts of the library and of bugs never leave the server. */
export function readRefusal(cause: unknown): SeatRefusal {
  if (isOutage(cause)) return withError('http/unavailable');
  const { code, message } = (cause ?? {}) as { code?: unknown; message?: unknown };
  const [, status, ownCode, error = ''] = MARK.exec(String(message)) ?? [];
  if (status === undefined) return translate(code, String(message));
  const { retryAfterSeconds = null } = cause as { retryAfterSeconds?: number | null };
  const fallback = Number(status) === 503 ? RETRY_AFTER_OUTAGE_SECONDS : null;
  return { status: Number(status), code: Number(ownCode), error, retryAfterSeconds: retryAfterSeconds ?? fallback };
}
