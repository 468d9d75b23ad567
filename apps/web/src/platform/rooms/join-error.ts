import { readRoomClose } from './room-close.ts';

/** Why a room could not be entered. */
export type JoinFailure =
  | 'notFound'
  | 'full'
  | 'banned'
  | 'playing'
  /** Waits for a ranked match. */
  | 'queued'
  | 'kicked'
  | 'guest'
  | 'login'
  /** The host keeps the table for accounts with a way in beside one device's key. */
  | 'closed'
  /** What was asked for waits for such a way in. */
  | 'wayIn'
  | 'building'
  | 'invalid'
  /** The server was updated, and this page was not. */
  | 'outdated'
  /** The server goes down: it comes back. */
  | 'restarting'
  /** It cannot take anybody in now, since something that it needs does not answer. */
  | 'unavailable'
  /** The seat is played on in another window of the player. */
  | 'elsewhere'
  /** The seat was given up after its time; its room stands. */
  | 'seatLost'
  | 'network'
  | 'unexpected';

export class JoinError extends Error {
  readonly failure: JoinFailure;

  constructor(failure: JoinFailure, message: string = failure) {
    super(message);
    this.name = 'JoinError';
    this.failure = failure;
  }
}

/** Failures that the same request may not meet again. */
const PASSING: readonly JoinFailure[] = ['network', 'unavailable', 'unexpected'];
/** The seat request was refused for good, or for as long as a restart takes: asking again at once cannot help. */
export const isFinalFailure = (failure: JoinFailure): boolean => !PASSING.includes(failure);

const BY_TEXT: readonly (readonly [RegExp, JoinFailure])[] = [
  [/login|log in/i, 'login'],
  [/prepared|building/i, 'building'],
  [/full|locked/i, 'full'],
  [/invalid|expired|token/i, 'invalid'],
  [/not.?found|no rooms?/i, 'notFound'],
];
const BY_KIND = {
  banned: 'banned',
  playing: 'playing',
  kicked: 'kicked',
  guest: 'guest',
  notFound: 'notFound',
} as const;

/** The room server's refusals name themselves; the library passes the word on, but not the close code beside it. */
const BY_WORD: Readonly<Record<string, JoinFailure>> = {
  ...BY_KIND,
  not_found: 'notFound',
  'room/way_in_needed': 'closed',
  'auth/way_in_needed': 'wayIn',
  'room/queued': 'queued',
  'room/outdated': 'outdated',
  'room/restarting': 'restarting',
  'http/unavailable': 'unavailable',
};

/** The room library's word for a seat that ran out, or that another tab of the same player took the place of. */
const SEAT_GONE = 524;

/** Reads a refusal before the socket. `null` means that no answer came. */
export function readJoinFailure(refusal: { code: number; message: string } | null): JoinFailure {
  if (!refusal) return 'network';
  // Asking again gives another one.
  if (refusal.code === SEAT_GONE) return 'unexpected';
  const word = Object.hasOwn(BY_WORD, refusal.message) ? BY_WORD[refusal.message] : undefined;
  if (word) return word;
  const kind = [refusal.message, undefined]
    .map((reason) => readRoomClose(refusal.code, reason).kind)
    .find((name) => name !== 'retry');
  const named = kind ? BY_KIND[kind as keyof typeof BY_KIND] : undefined;
  if (named) return named;
  if (refusal.code === 4212) return /full/i.test(refusal.message) ? 'full' : 'notFound';
  if (refusal.code === 401) return /login/i.test(refusal.message) ? 'login' : 'invalid';
  return BY_TEXT.find(([pattern]) => pattern.test(refusal.message))?.[1] ?? 'unexpected';
}

/** The player sits in this room already: the token of that seat, which this page takes over. */
export function readTakenSeat(refusal: { code: number; message: string } | null): string | null {
  const close = refusal && readRoomClose(refusal.code, refusal.message);
  return close?.kind === 'alreadyInRoom' ? close.token : null;
}
