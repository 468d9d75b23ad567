import type { TFunction } from 'i18next';

const TOO_MANY_REQUESTS = 429;

/** Why words did not come: too many questions, an answer that can't be read, or anything else. */
export function wordsFailure(status: number | null, t: TFunction): string {
  if (status === TOO_MANY_REQUESTS) return t('categories.tooMany');
  // An answer that says that all went well, and is none.
  const isAnswered = status !== null && status >= 200 && status < 300;
  return t(isAnswered ? 'categories.invalid' : 'categories.wordsFailed');
}
