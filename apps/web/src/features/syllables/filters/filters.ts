import {
  COUNT_FILTERS,
  type CountFilter,
  SYLLABLE_ORDERS,
  SYLLABLE_SORTS,
  type SyllableOrder,
  type SyllableSort,
} from '@syllaboom/contracts';
import { GAME_LANGUAGES, type GameLanguage, SYLLABLE_SEARCH } from '@syllaboom/engine';
import { create } from 'zustand';
import type { CallInput } from '../../../platform/api/create-api.ts';
import { currentLanguage } from '../../../platform/i18n/i18n.ts';
import { readJson, storage } from '../../../platform/storage.ts';

const STORED_AT = 'syllaboom.syllables';
const { count, letters } = SYLLABLE_SEARCH;

/** Numbers of letters that may be asked for. */
export const LENGTHS = Array.from({ length: letters.max - letters.min + 1 }, (_, at) => letters.min + at);
export const COUNT_CHOICES = ['any', ...COUNT_FILTERS] as const;
type CountChoice = (typeof COUNT_CHOICES)[number];

/** Which syllables are shown. */
export interface Filters {
  readonly language: GameLanguage;
  readonly countFilter: CountChoice;
  /** As it was typed. */
  readonly countText: string;
  readonly sortBy: SyllableSort;
  readonly sortOrder: SyllableOrder;
  /** Null: any. */
  readonly length: number | null;
  readonly search: string;
}

/** The number of words that was typed; null where it is none that can be asked for. */
export function countOf(text: string): number | null {
  const value = Number(text.trim());
  return /^\d+$/.test(text.trim()) && value >= count.min && value <= count.max ? value : null;
}

/** Whether these filters can be asked for. */
export const isWhole = ({ countFilter, countText }: Filters): boolean =>
  countFilter === 'any' || countOf(countText) !== null;

const oneOf = <Value>(values: readonly Value[], value: unknown, otherwise: Value): Value =>
  values.find((one) => one === value) ?? otherwise;

/** The filters that this device remembers; what is not readable is as on the first visit. */
export function storedFilters(language: GameLanguage): Filters {
  const stored = readJson(STORED_AT);
  const known = typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {};
  const countText = typeof known['countText'] === 'string' ? known['countText'] : '';
  return {
    language: oneOf(GAME_LANGUAGES, known['language'], language),
    countFilter: oneOf(COUNT_CHOICES, known['countFilter'], 'any'),
    countText: countOf(countText) === null ? '500' : countText,
    sortBy: oneOf(SYLLABLE_SORTS, known['sortBy'], 'count'),
    sortOrder: oneOf(SYLLABLE_ORDERS, known['sortOrder'], 'desc'),
    length: oneOf([null, ...LENGTHS], known['length'], null),
    search: '',
  };
}

interface Tool {
  readonly filters: Filters;
  readonly page: number;
}

const ownLanguage = (): GameLanguage => oneOf<GameLanguage>(GAME_LANGUAGES, currentLanguage(), 'en-US');

/** Filters and page outlast a look elsewhere; the filters, without the text, also a reload. */
export const useTool = create<Tool>(() => ({ filters: storedFilters(ownLanguage()), page: 1 }));

export function changeFilters(change: Partial<Filters>): void {
  const filters = { ...useTool.getState().filters, ...change };
  useTool.setState({ filters, page: 1 });
  const { search: _, ...kept } = filters;
  storage.setItem(STORED_AT, JSON.stringify(kept));
}

export const showPage = (page: number): void => useTool.setState({ page });

/** What the server is asked for these filters. */
export const inputOf = (filters: Filters, page: number): CallInput<'searchSyllables'> => {
  const { language, countFilter, countText, sortBy, sortOrder, length, search } = filters;
  const text = search.trim();
  return {
    query: {
      language,
      page: String(page),
      sortBy,
      sortOrder,
      ...(countFilter === 'any'
        ? {}
        : { countFilter: countFilter satisfies CountFilter, countValue: countText.trim() }),
      ...(length === null ? {} : { length: String(length) }),
      ...(text === '' ? {} : { search: text }),
    },
  };
};
