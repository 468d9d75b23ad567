import { ApiError, type FailureCode } from '../../platform/api/api-error.ts';
import { wordsForCode, wordsForError } from '../../platform/i18n/error-words.ts';
import { i18n } from '../../platform/i18n/i18n.ts';
import type clans from '../../locales/en-US/clans.json';

const TOO_MANY_REQUESTS = 429;
/** What can fail here, as a key below `clans.failed`. */
export type ClanAction = keyof (typeof clans)['failed'];

/** Refusals that say more than that it failed. */
const isNamed = (code: FailureCode): boolean =>
  code.startsWith('clan/') || code.startsWith('wallet/') || code === 'auth/way_in_needed';

/** The sentence for something that failed: the server's, where it has one; to ask less often; else what failed. */
export function wordsForFailure(cause: unknown, action: ClanAction): string {
  if (cause instanceof ApiError) {
    if (isNamed(cause.code)) return wordsForError(cause);
    if (cause.status === TOO_MANY_REQUESTS) return wordsForCode('http/rate_limited');
  }
  return i18n.t(`clans.failed.${action}`);
}
