import { setImmediate as nextTurn } from 'node:timers/promises';
import type { InterfaceLanguage } from '@syllaboom/engine';
import { checkPublicText } from '#platform/text/index.ts';
import type { CollectionDeps } from '../collections.deps.ts';

/** So long at most others wait for the judgement of many words. */
const SLICE_MS = 4;

/** Goes on with something long after others had their turn, when its slice of time is over. */
export function createPause({ clock }: Pick<CollectionDeps, 'clock'>): () => Promise<void> | null {
  let since = clock.monotonicMs();
  return () => {
    if (clock.monotonicMs() - since < SLICE_MS) return null;
    return nextTurn().then(() => {
      since = clock.monotonicMs();
    });
  };
}

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
  const pause = createPause(deps);
  for (const word of words) {
    if (dictionary.isOffensive(word) || !checkPublicText('collectionWord', word, { language: locale }).ok)
      refused.add(word);
    await pause();
  }
  return refused;
}
