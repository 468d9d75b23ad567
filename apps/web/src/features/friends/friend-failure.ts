import type { ErrorCode } from '@syllaboom/contracts';
import { ApiError, type FailureCode } from '../../platform/api/api-error.ts';
import { wordsForCode, wordsForError } from '../../platform/i18n/error-words.ts';
import { i18n } from '../../platform/i18n/i18n.ts';

const TOO_MANY_REQUESTS = 429;

/** What can fail here, as a key below `friends`. */
type FailedAction = 'requestFailed' | 'acceptFailed' | 'cancelFailed' | 'removeFailed' | 'inviteFailed';

/** Refusals that say more than that it failed. */
const isNamed = (code: FailureCode): boolean => code.startsWith('friend/');

/** The sentence for an action that failed: why, where the server says so; to ask less often; else what failed. */
export function wordsForFailure(cause: unknown, action: FailedAction): string {
  if (cause instanceof ApiError) {
    if (isNamed(cause.code)) return wordsForError(cause);
    if (cause.status === TOO_MANY_REQUESTS) return wordsForCode('http/rate_limited');
  }
  return i18n.t(`friends.${action}`);
}

/** Why an invitation was refused, by the answer's status: not every server names it. */
const INVITE_REFUSALS: Readonly<Record<number, ErrorCode>> = {
  400: 'friend/in_game',
  403: 'friend/not_friends',
  404: 'friend/offline',
};

export function wordsForInviteFailure(cause: unknown): string {
  const refusal = cause instanceof ApiError && !isNamed(cause.code) ? INVITE_REFUSALS[cause.status] : undefined;
  return refusal === undefined ? wordsForFailure(cause, 'inviteFailed') : wordsForCode(refusal);
}
