import type { GameLanguage, WordIndex } from '@syllaboom/engine';
import type { DictionaryRegistry } from '#features/words';
import { AppError } from '#platform/errors/app-error.ts';

/** The dictionary of a language, opened when it is first needed; one that is still being built refuses. */
export type OpenDictionary = (language: GameLanguage) => Promise<WordIndex>;

const BUILDING_SECONDS = 5;

export const createDictionaryOpener =
  (dictionaries: DictionaryRegistry): OpenDictionary =>
  async (language) => {
    if (!dictionaries.isReady(language))
      throw new AppError('words/language_building', { retryAfterSeconds: BUILDING_SECONDS });
    await dictionaries.whenReady(language);
    return dictionaries.get(language);
  };
