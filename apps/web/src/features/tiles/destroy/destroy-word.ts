import { api } from '../../../platform/api/api.ts';
import { ApiError } from '../../../platform/api/api-error.ts';
import type { CallReply } from '../../../platform/api/create-api.ts';
import { wordsForError } from '../../../platform/i18n/error-words.ts';
import { i18n } from '../../../platform/i18n/i18n.ts';
import type { NamedWord } from './destroy-store.ts';

/** What came of it: tiles, or the sentence that says why not. */
export type Destroyed =
  | { readonly reply: CallReply<'destroyWord'> }
  | { readonly reply: null; readonly failure: string };

/** A refusal has words of its own; without an answer there was no network; all else is a failure of the server. */
function sayFailure(cause: unknown): string {
  if (!(cause instanceof ApiError) || cause.status === 0) return i18n.t('tiles.networkFailed');
  return cause.code.startsWith('destroy/') ? wordsForError(cause) : i18n.t('tiles.destroyFailed');
}

/** Destroys a discovery; never throws. */
export async function destroyWord({ locale, word }: NamedWord): Promise<Destroyed> {
  try {
    return { reply: await api.call('destroyWord', { body: { locale, word } }) };
  } catch (cause) {
    return { reply: null, failure: sayFailure(cause) };
  }
}
