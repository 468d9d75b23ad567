import { ApiError } from '../../../platform/api/api-error.ts';
import { wordsForError } from '../../../platform/i18n/error-words.ts';
import { sound } from '../../../platform/sound/sound.ts';
import { showError } from '../../../ui/toasts/toasts.tsx';

/** Refusals that say by themselves what is wrong. */
const SAYS_WHY = /^(?:collection|auth|words)\/|^http\/rate_limited$/;

/** Why something failed: in the server's words where it has some. */
export const failureWords = (cause: unknown, otherwise: string): string =>
  cause instanceof ApiError && SAYS_WHY.test(cause.code) ? wordsForError(cause) : otherwise;

/** Says it. */
export function sayFailed(cause: unknown, otherwise: string): void {
  sound.play('no');
  showError(failureWords(cause, otherwise));
}
