import { CLOSE_CODES, type CloseName, ERRORS, type ErrorCode } from '@syllaboom/contracts';
import { ServerError } from './colyseus.ts';

/** Marks our own refusals among the library's errors: `refusal:<code>:<word>`. */
const MARK = /^refusal:(\d+):(.+)$/;
/** HTTP statuses of refusals before the socket: the library's own range where it has a fitting one. */
const STATUS = { banned: 418, playing: 523, kicked: 523, guest: 525, notFound: 522 } as const;

/** A seat request is refused; the reply carries the close code and the word that the socket would have carried. */
export const refuseSeat = (name: keyof typeof STATUS & CloseName): ServerError =>
  new ServerError(STATUS[name], `refusal:${CLOSE_CODES[name].code}:${CLOSE_CODES[name].reason}`);

/** A seat request is refused with an error code of the contracts. */
export const refuseSeatWith = (code: ErrorCode): ServerError =>
  new ServerError(ERRORS[code].status, `refusal:${ERRORS[code].status}:${code}`);

/** Whether a seat request failed because there is no such room or seat. */
export const isNotFound = (cause: unknown): boolean => {
  const { code, message } = cause as { code?: unknown; message?: unknown };
  return (code === 522 && !String(message).includes('locked')) || code === 524;
};

/** A refused seat request as it is answered: with the close code and word that the socket would have carried, or with HTTP status and error code. */
interface SeatRefusal {
  readonly status: number;
  readonly code: number;
  readonly error: string;
}

const withError = (error: ErrorCode, status: number = ERRORS[error].status): SeatRefusal => ({
  status,
  code: ERRORS[error].status,
  error,
});

/** What a refusal of the library means, by its status. */
function translate(status: unknown, text: string): SeatRefusal {
  switch (status) {
    case 520:
    case 521:
      return withError('room/invalid_options', status);
    case 522:
      // The library says "locked" when every seat is taken.
      return text.includes('locked') ? withError('room/full', status) : notFound(status);
    case 524:
      return notFound(status);
    case 525:
      return withError('auth/token_invalid', status);
    default:
      return text.includes('already full') ? withError('room/full', 522) : withError('http/internal', 523);
  }
}

const notFound = (status: number): SeatRefusal => ({
  status,
  code: CLOSE_CODES.notFound.code,
  error: CLOSE_CODES.notFound.reason,
});

/** What is answered to a refused seat request. Texts of the library and of bugs never leave the server. */
export function readRefusal(cause: unknown): SeatRefusal {
  const { code, message } = cause as { code?: unknown; message?: unknown };
  const own = MARK.exec(String(message));
  return own && typeof code === 'number'
    ? { status: code, code: Number(own[1]), error: own[2] ?? '' }
    : translate(code, String(message));
}
