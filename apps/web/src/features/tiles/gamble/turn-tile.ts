import { api } from '../../../platform/api/api.ts';
import { ApiError } from '../../../platform/api/api-error.ts';
import type { CallReply } from '../../../platform/api/create-api.ts';
import { wordsForError } from '../../../platform/i18n/error-words.ts';
import { i18n } from '../../../platform/i18n/i18n.ts';
import { refreshUser } from '../../session/index.ts';
import type { NamedTile } from './gamble-store.ts';

/** What came of it: another tile, or the sentence that says why not. */
export type Turned =
  | { readonly gambled: CallReply<'gambleSyllable'> }
  | { readonly gambled: null; readonly failure: string };

const OK = 200;
const SERVER_FAULT = 500;

/** The server said no: it has words for it, or it only said that it did not succeed. */
function sayRefusal(cause: ApiError): string {
  const hasWords = cause.code !== 'client/unexpected' && cause.code !== 'http/bad_request';
  return hasWords ? wordsForError(cause) : i18n.t('tiles.shuffleFailed');
}

function sayFailure(cause: unknown): string {
  if (!(cause instanceof ApiError)) return i18n.t('tiles.callFailed');
  const isRefusal = (cause.status >= OK && cause.status < SERVER_FAULT) || cause.code === 'gamble/off';
  return isRefusal ? sayRefusal(cause) : i18n.t('tiles.callFailed');
}

/** Gambles a tile; never throws. */
export async function turnTile({ syllable, locale }: NamedTile): Promise<Turned> {
  try {
    return { gambled: await api.call('gambleSyllable', { body: { syllable, locale } }) };
  } catch (cause) {
    return { gambled: null, failure: sayFailure(cause) };
  } finally {
    void refreshUser();
  }
}
