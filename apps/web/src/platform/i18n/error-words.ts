import { type FailureCode, failureOf } from '../api/api-error.ts';
import { ApiError } from '../api/api-error.ts';
import { i18n } from './i18n.ts';

/** The sentence for a failure in the interface language. */
export const wordsForCode = (code: FailureCode, params: Record<string, string | number> = {}): string =>
  i18n.t(`errors.${code}`, params);

/** The sentence for whatever a call threw. */
export const wordsForError = (cause: unknown): string =>
  wordsForCode(failureOf(cause), cause instanceof ApiError ? cause.params : {});
