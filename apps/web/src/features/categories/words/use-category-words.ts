import { useEffect, useState } from 'react';
import { CATEGORY_WORDS_PAGE } from '@syllaboom/contracts';
import type { CallReply } from '../../../platform/api/create-api.ts';
import { type Loaded, useApiQuery } from '../../../platform/query/use-api-query.ts';
import { useSettled } from '../../../platform/use-settled.ts';
import { SEARCH_MS } from '../category-timings.ts';
import { createLoadGate, useLoadTurn } from '../use-load-turn.ts';

export type CategoryPage = CallReply<'categoryProgress'>;
const gate = createLoadGate();

/** Where in a category the player is: also while a word of it is looked at. */
export interface WordsPlace {
  /** As it was typed last. */
  readonly search: string;
  /** What is asked for: the search once it rests, and a page of what it finds. */
  readonly asked: { readonly search: string; readonly page: number };
  readonly type: (search: string) => void;
  readonly turnTo: (page: number) => void;
}

export function useWordsPlace(): WordsPlace {
  const [search, type] = useState('');
  const [asked, setAsked] = useState({ search: '', page: 1 });
  const settled = useSettled(search.trim(), SEARCH_MS);
  useEffect(() => {
    setAsked((before) => (before.search === settled ? before : { search: settled, page: 1 }));
  }, [settled]);
  return { search, asked, type, turnTo: (page) => setAsked((before) => ({ ...before, page })) };
}

/** The page of a category's words that is asked for; until it is there, the one before. */
export function useCategoryWords(
  category: string,
  locale: string,
  { asked }: WordsPlace,
): Loaded<CategoryPage> & { readonly isOld: boolean } {
  const { search, page } = asked;
  const enabled = useLoadTurn(gate, JSON.stringify([category, locale, search, page]));
  const query = { page: String(page), limit: String(CATEGORY_WORDS_PAGE), ...(search === '' ? {} : { search }) };
  const loaded = useApiQuery('categoryProgress', { params: { category, locale }, query }, { enabled });
  const [last, setLast] = useState<CategoryPage | null>(null);
  useEffect(() => {
    if (loaded.data !== null) setLast(loaded.data);
  }, [loaded.data]);
  const isOld = loaded.data === null && loaded.failure === null;
  return { ...loaded, data: loaded.data ?? last, isOld };
}
