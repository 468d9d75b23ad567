import { setImmediate } from 'node:timers/promises';
import type { CountFilter, SyllableOrder, SyllablePage, SyllableSort } from '@syllaboom/contracts';
import { canonicalWord, type PromptQuery, SYLLABLE_SEARCH } from '@syllaboom/engine';
import { requireLanguage, type WordsService } from '../words.service.ts';

/** Which syllables are asked for; numbers are still text. */
export interface SyllablesAsked {
  readonly language: string;
  readonly page?: string | undefined;
  readonly countFilter?: CountFilter | undefined;
  readonly countValue?: string | undefined;
  readonly sortBy?: SyllableSort | undefined;
  readonly sortOrder?: SyllableOrder | undefined;
  readonly length?: string | undefined;
  readonly search?: string | undefined;
}

/** Lists the syllables of a language. */
export interface SyllableSearch {
  search(asked: SyllablesAsked): Promise<SyllablePage>;
}

export const createSyllableSearch = (words: Pick<WordsService, 'openDictionary'>): SyllableSearch => ({
  search: async (asked) => {
    const language = requireLanguage(asked.language);
    const index = await words.openDictionary(language);
    const page = Number(asked.page ?? 1);
    const { perPage } = SYLLABLE_SEARCH;
    const part = canonicalWord(asked.search ?? '', language);
    // What is typed but is no letter of the language is in no syllable.
    const isNowhere = part === '' && (asked.search ?? '').trim() !== '';
    const query = { ...queryOf(asked), part };
    const list = index.promptList();
    for (const _ of list.prepare(query)) await setImmediate();
    const { prompts, total } = isNowhere ? { prompts: [], total: 0 } : list.page(query, (page - 1) * perPage, perPage);
    const totalPages = Math.ceil(total / perPage);
    return {
      syllables: prompts.map(({ prompt, count }) => ({ syllable: prompt, count })),
      pagination: {
        currentPage: page,
        totalPages,
        totalResults: total,
        hasNextPage: page < totalPages,
        hasPrevPage: page > 1 && totalPages > 0,
        resultsPerPage: perPage,
      },
    };
  },
});

function queryOf({ countFilter, countValue, sortBy, sortOrder, length }: SyllablesAsked): PromptQuery {
  const value = countFilter === undefined || countValue === undefined ? undefined : Number(countValue);
  const { min, max } = SYLLABLE_SEARCH.letters;
  return {
    minCount: value === undefined || countFilter === 'at_most' ? 1 : value,
    maxCount: value === undefined || countFilter === 'at_least' ? Number.MAX_SAFE_INTEGER : value,
    minLength: length === undefined ? min : Number(length),
    maxLength: length === undefined ? max : Number(length),
    by: sortBy === 'count' ? 'count' : 'alphabet',
    descending: sortOrder === 'desc',
  };
}
