import { ApiError, type FailureCode } from '../../platform/api/api-error.ts';
import { wordsForCode, wordsForError } from '../../platform/i18n/error-words.ts';
import { i18n } from '../../platform/i18n/i18n.ts';

const TOO_MANY_REQUESTS = 429;
/** What can fail here, as a key below `inbox`. */
type Action =
  | 'loadFailed'
  | 'messagesFailed'
  | 'createFailed'
  | 'muteFailed'
  | 'archiveFailed'
  | 'leaveFailed'
  | 'deleteFailed'
  | 'editFailed'
  | 'sendFailed';

/** Refusals that say more than that it failed. */
const isNamed = (code: FailureCode): boolean =>
  code.startsWith('inbox/') || code.startsWith('gif/') || code === 'auth/way_in_needed';

/** The sentence for an action that failed: why, where the server says so; to ask less often; else what failed. */
export function wordsForFailure(cause: unknown, action: Action): string {
  if (cause instanceof ApiError) {
    if (isNamed(cause.code)) return wordsForError(cause);
    if (cause.status === TOO_MANY_REQUESTS) return wordsForCode('http/rate_limited');
  }
  return i18n.t(`inbox.${action}`);
}
