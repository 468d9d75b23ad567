import type { GameLanguage } from '@syllaboom/engine';
import { useEffect, useState } from 'react';
import { api } from '../../../platform/api/api.ts';

/** What a word means: on its way, failed, or found (without meanings when none is known). */
export type Meaning =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'found'; readonly meanings: readonly string[]; readonly source: string | null };

const LOADING: Meaning = { kind: 'loading' };

/** Looks a word up in the dictionary's meanings. */
export function useMeaning(locale: GameLanguage, word: string): Meaning {
  const [found, setFound] = useState<{ word: string; meaning: Meaning }>({ word, meaning: LOADING });
  useEffect(() => {
    let over = false;
    const show = (meaning: Meaning) => {
      if (!over) setFound({ word, meaning });
    };
    void api.call('wordMeaning', { query: { word, lang: locale } }).then(
      ({ meaning, source }) => show({ kind: 'found', meanings: meaning, source }),
      () => show({ kind: 'failed' }),
    );
    return () => {
      over = true;
    };
  }, [locale, word]);
  return found.word === word ? found.meaning : LOADING;
}
