import { WORD_LISTS, WORD_SORTS, type WordList, type WordSort } from '@syllaboom/contracts';
import { GAME_LANGUAGES, type GameLanguage } from '@syllaboom/engine';
import { create } from 'zustand';
import { readJson, storage } from '../../../platform/storage.ts';

/** Which of their words a player looks at, and in which order. */
export interface WordFilter {
  readonly type: WordList;
  /** Null: all languages. */
  readonly language: GameLanguage | null;
  readonly sort: WordSort;
  readonly ascending: boolean;
  /** Many words at once, without what is told of them. */
  readonly minimal: boolean;
}

export const FIRST_FILTER: WordFilter = {
  type: 'claims',
  language: null,
  sort: 'u',
  ascending: false,
  minimal: false,
};

const STORED_AT = 'syllaboom.word-filter';
const oneOf = <Value>(values: readonly Value[], value: unknown, otherwise: Value): Value =>
  values.find((one) => one === value) ?? otherwise;

/** What was kept on this device; whatever of it is unknown is as at the first visit. */
export function parseFilter(kept: unknown): WordFilter {
  const { type, language, sort, ascending, minimal } = (
    typeof kept === 'object' && kept !== null ? kept : {}
  ) as Record<keyof WordFilter, unknown>;
  return {
    type: oneOf(WORD_LISTS, type, FIRST_FILTER.type),
    language: oneOf([...GAME_LANGUAGES, null], language, null),
    sort: oneOf(WORD_SORTS, sort, FIRST_FILTER.sort),
    ascending: ascending === true,
    minimal: minimal === true,
  };
}

/** The filter of this device; kept over visits. */
export const useWordFilter = create<WordFilter>(() => parseFilter(readJson(STORED_AT)));
useWordFilter.subscribe((filter) => storage.setItem(STORED_AT, JSON.stringify(filter)));

/** Of the alphabet one expects the beginning, of everything else the most. */
export const startsAscending = (sort: WordSort): boolean => sort === 'alphabetical';
