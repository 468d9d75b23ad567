import type { InterfaceLanguage } from '@syllaboom/engine';
import { checkPublicText } from '#platform/text/index.ts';
import type { CollectionDeps } from '../collections.deps.ts';

/**
 * Those of these words that public collections may not hold: the dictionary calls them offensive, or they read like a bad
 * word that no dictionary knows. Throws `words/language_building`.
 */
export async function findRefused(
  deps: CollectionDeps,
  locale: InterfaceLanguage,
  words: readonly string[],
): Promise<Set<string>> {
  const refused = new Set<string>();
  if (words.length === 0) return refused;
  const dictionary = await deps.words.openDictionary(locale);
  for (const word of words) {
    if (dictionary.isOffensive(word) || !checkPublicText('collectionWord', word, { language: locale }).ok)
      refused.add(word);
    const rest = deps.slices.pause();
    if (rest !== null) await rest;
  }
  return refused;
}
