import type { TFunction } from 'i18next';
import { wordsForCode } from '../../platform/i18n/error-words.ts';
import type { Loaded } from '../../platform/query/use-api-query.ts';

const TOO_MANY_REQUESTS = 429;

/** The market is closed: that is no failure to be tried again. */
export const isClosed = ({ failure }: Loaded<unknown>): boolean => failure === wordsForCode('market/off');

/** Why a list of the market did not come: too many questions, an answer that can't be read, or anything else. */
export function listFailure({ status }: Loaded<unknown>, t: TFunction): string {
  if (status === TOO_MANY_REQUESTS) return t('categories.tooMany');
  // An answer that says that all went well, and is none.
  const isAnswered = status !== null && status >= 200 && status < 300;
  return t(isAnswered ? 'categories.invalid' : 'categories.wordsFailed');
}
