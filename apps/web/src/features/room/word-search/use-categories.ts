import type { CallReply } from '../../../platform/api/create-api.ts';
import { type Loaded, useApiQuery } from '../../../platform/query/use-api-query.ts';
import type { GameLanguage } from '@syllaboom/engine';

type CategoryList = CallReply<'categoryList'>;
export type WordCategory = CategoryList['categories'][number];

/** The categories that a language has, read once per language and page. */
export const useCategories = (locale: GameLanguage): Loaded<CategoryList> =>
  useApiQuery('categoryList', { params: { locale } }, { staleTime: 'static' });
