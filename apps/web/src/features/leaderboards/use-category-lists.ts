import { GAME_LANGUAGES } from '@syllaboom/engine';
import { useMemo } from 'react';
import { currentLanguage } from '../../platform/i18n/i18n.ts';
import { type Loaded, useApiQuery } from '../../platform/query/use-api-query.ts';
import { useUser } from '../session/index.ts';
import { type BoardList, categoryList } from './boards.ts';

/** A ranking for each word category of the player's language. */
export function useCategoryLists(): Loaded<readonly BoardList[]> {
  const wanted = useUser()?.locale;
  const locale = GAME_LANGUAGES.find((language) => language === wanted) ?? currentLanguage();
  const { data, ...loaded } = useApiQuery('categoryList', { params: { locale } }, { staleTime: 'static' });
  const lists = useMemo(() => data?.categories.map(({ name }) => categoryList(name)) ?? null, [data]);
  return { ...loaded, data: lists };
}
