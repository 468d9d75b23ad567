import type { SyllablePage } from '@syllaboom/contracts';
import type { GameLanguage } from '@syllaboom/engine';
import { useRef } from 'react';
import { type Loaded, useApiQuery } from '../../platform/query/use-api-query.ts';
import { useSettled } from '../../platform/use-settled.ts';
import { inputOf, isWhole, useTool } from './filters/filters.ts';
import { SEARCH_PAUSE_MS } from './syllable-timings.ts';

/** Syllables of a dictionary stay what they are: a page that was seen is shown again at once. */
const STALE_MS = 300_000;

/** A page of syllables, and the language that they are of. */
interface Syllables {
  readonly found: Loaded<SyllablePage>;
  readonly language: GameLanguage;
}

/**
 * The page of syllables that the filters and the pager ask for. Filters are asked for once they have rested, pages at once;
 * until an answer is there the last one stays.
 */
export function useSyllables(): Syllables {
  const { filters, page } = useTool();
  const key = JSON.stringify(filters);
  const settled = useSettled(key, SEARCH_PAUSE_MS);
  const asked = useRef({ language: filters.language, input: inputOf(filters, page) });
  const isAskable = isWhole(filters);
  if (settled === key && isAskable) asked.current = { language: filters.language, input: inputOf(filters, page) };
  const { language, input } = asked.current;
  const found = useApiQuery('searchSyllables', input, { staleTime: STALE_MS });
  const last = useRef<{ data: SyllablePage; language: GameLanguage } | null>(null);
  if (found.data !== null) last.current = { data: found.data, language };
  const busy = found.busy || (settled !== key && isAskable);
  return {
    found: { ...found, data: last.current?.data ?? null, busy },
    language: last.current?.language ?? language,
  };
}
