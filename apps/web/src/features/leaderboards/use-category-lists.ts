import { GAME_LANGUAGES } from '@syllaboom/engine';
import { useCallback } from 'react';
import { api } from '../../platform/api/api.ts';
import { type Loaded, useLoad } from '../../platform/api/use-load.ts';
import { currentLanguage } from '../../platform/i18n/i18n.ts';
import { useUser } from '../session/index.ts';
import { type BoardList, categoryList } from './boards.ts';

/** A ranking for each word category of the player's language. */
export function useCategoryLists(): Loaded<readonly BoardList[]> {
  const wanted = useUser()?.locale;
  const locale = GAME_LANGUAGES.find((language) => language === wanted) ?? currentLanguage();
  return useLoad(
    useCallback(async () => {
      const { categories } = await api.call('categoryList', { params: { locale } });
      return categories.map(({ name }) => categoryList(name));
    }, [locale]),
  );
}
