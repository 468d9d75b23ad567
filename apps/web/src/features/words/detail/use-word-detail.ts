import type { WordDetail } from '@syllaboom/contracts';
import { type Loaded, useApiQuery } from '../../../platform/query/use-api-query.ts';
import { DISCOVERIES_FRESH_MS } from '../word-timings.ts';

export const useWordDetail = (locale: string, word: string): Loaded<WordDetail> =>
  useApiQuery('wordDetail', { params: { locale, word } }, { staleTime: DISCOVERIES_FRESH_MS });
