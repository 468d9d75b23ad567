import type { GameLanguage } from '@syllaboom/engine';
import { useEffect, useState } from 'react';
import { api } from '../../../platform/api/api.ts';

export interface WordCategory {
  readonly name: string;
  readonly total: number;
}
/** The categories of a language: on their way, failed, or there. */
export type Categories = 'loading' | 'failed' | readonly WordCategory[];

const fetched = new Map<GameLanguage, readonly WordCategory[]>();

async function readCategories(locale: GameLanguage): Promise<readonly WordCategory[]> {
  const known = fetched.get(locale);
  if (known) return known;
  const { categories } = await api.call('categoryList', { params: { locale } });
  fetched.set(locale, categories);
  return categories;
}

/** Reads the categories that the language has, once per language and page [R0074]. */
export function useCategories(language: GameLanguage): Categories {
  const [read, setRead] = useState<{ language: GameLanguage; categories: Categories } | null>(null);
  useEffect(() => {
    let over = false;
    const show = (categories: Categories) => {
      if (!over) setRead({ language, categories });
    };
    void readCategories(language).then(show, () => show('failed'));
    return () => {
      over = true;
    };
  }, [language]);
  return read?.language === language ? read.categories : (fetched.get(language) ?? 'loading');
}
