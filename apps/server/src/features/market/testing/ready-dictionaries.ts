import type { DictionaryRegistry } from '#features/words';
import { createTinyDictionaries } from '../../../testing/tiny-dictionaries.ts';

/** Dictionaries of all languages, the tiny one for each, in which what begins with RUDE is offensive. */
export function createReadyDictionaries(): DictionaryRegistry {
  const tiny = createTinyDictionaries();
  const index = { ...tiny.get('en-US'), isOffensive: (text: string) => text.startsWith('RUDE') };
  return {
    ...tiny,
    isReady: () => true,
    isOpen: () => true,
    whenReady: async () => {},
    get: () => index,
  };
}
