import { readRoomClose } from './room-close.ts';

/** Why a room could not be entered. */
export type JoinFailure =
  | 'notFound'
  | 'full'
  | 'banned'
  | 'playing'
  | 'kicked'
  | 'guest'
  | 'login'
  | 'building'
  | 'invalid'
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

/** The seat request was refused for good: asking again cannot help. */
export const isFinalFailure = (failure: JoinFailure): boolean => failure !== 'network' && failure !== 'unexpected';

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
const BY_WORD: Readonly<Record<string, JoinFailure>> = { ...BY_KIND, not_found: 'notFound' };

/** Reads a refusal before the socket. `null` means that no answer came. */
export function readJoinFailure(refusal: { code: number; message: string } | null): JoinFailure {
  if (!refusal) return 'network';
  const word = Object.hasOwn(BY_WORD, refusal.message) ? BY_WORD[refusal.message] : undefined;
  if (word) return word;
  const kind = [refusal.message, undefined]
    .map((reason) => readRoomClose(refusal.code, reason).kind)
    .find((name) => name !== 'retry');
  const named = kind ? BY_KIND[kind as keyof typeof BY_KIND] : undefined;
  if (named) return named;
  if (refusal.code === 4212 || refusal.code === 522) return /full|locked/i.test(refusal.message) ? 'full' : 'notFound';
  if (refusal.code === 401 || refusal.code === 525) return /login|log in/i.test(refusal.message) ? 'login' : 'invalid';
  return BY_TEXT.find(([pattern]) => pattern.test(refusal.message))?.[1] ?? 'unexpected';
}
