import { canonicalWord, type GameLanguage, isSpelledWord } from '@syllaboom/engine';
import { requireLanguage, type WordsService } from '#features/words';
import { AppError } from '#platform/errors/app-error.ts';
import { checkPublicText } from '#platform/text/index.ts';
import type { WordKey } from './proposal.repository.ts';

/** The word that a call is about, as it is kept; throws `words/language_unknown`. */
export function wordKey(locale: string, text: string): WordKey & { readonly locale: GameLanguage } {
  const language = requireLanguage(locale);
  return { locale: language, word: canonicalWord(text.trim(), language) };
}

/** A word that may be proposed, as it is kept: in the letters of its language, fit to be shown, and not in its dictionary. */
export async function readMissingWord(
  words: Pick<WordsService, 'exists' | 'dictionary'>,
  locale: string,
  text: string,
): Promise<WordKey> {
  const key = wordKey(locale, text);
  if (!isSpelledWord(key.word, key.locale)) throw new AppError('proposal/no_word');
  if (await words.exists(key.locale, key.word)) throw new AppError('proposal/known_word');
  const isFit = checkPublicText('proposedWord', key.word, { language: key.locale }).ok;
  if (!isFit || words.dictionary(key.locale).isOffensive(key.word)) throw new AppError('proposal/text_refused');
  return key;
}
