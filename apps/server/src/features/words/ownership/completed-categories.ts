import { GAME_LANGUAGES, type GameLanguage, type WordIndex } from '@syllaboom/engine';
import type { Database, Db, Tx } from '#platform/db/index.ts';
import {
  addCategoryClaims,
  type CategoryGain,
  readCategoryClaims,
  readUncountedLocales,
  takeUncounted,
} from './category-claims.repository.ts';
import type { DictionaryRegistry } from '../ports.ts';

/** A category of which a player has claimed every word. */
export interface CompletedCategory {
  readonly count: number;
  readonly achievement: string;
  readonly locale: string;
}

/** Which word categories players have completed. */
export interface CategoryProgress {
  /** In the languages whose dictionaries are ready. */
  completed(db: Db, playerId: string): Promise<CompletedCategory[]>;
  /** Counts claims that were written while their dictionary was not open, or before categories were counted at all. */
  catchUp(): Promise<void>;
}

const CATCH_UP_PAGE = 500;
const asLanguage = (locale: string): GameLanguage | undefined => GAME_LANGUAGES.find((known) => known === locale);

/**
 * Compares what players have claimed with the dictionaries' categories. `counted` hears within the transaction of claims
 * that were counted later than they were made.
 */
export function createCategoryProgress(
  database: Database,
  dictionaries: DictionaryRegistry,
  counted: (tx: Tx, gains: readonly CategoryGain[]) => Promise<void>,
): CategoryProgress {
  /** Counted once for each dictionary that was opened: counting spells every word. */
  const sizes = new WeakMap<WordIndex, Map<string, number>>();
  const sizeOf = (language: GameLanguage, category: string): number => {
    const index = dictionaries.get(language);
    const ofIndex = sizes.get(index) ?? new Map<string, number>();
    sizes.set(index, ofIndex);
    const size = ofIndex.get(category) ?? index.categoryWords(category).length;
    ofIndex.set(category, size);
    return size;
  };
  return {
    completed: async (db, playerId) => {
      const counts = await readCategoryClaims(db, playerId);
      const completed: CompletedCategory[] = [];
      for (const { locale, category, words } of counts) {
        const language = asLanguage(locale);
        if (language === undefined || !dictionaries.isReady(language)) continue;
        await dictionaries.whenReady(language);
        const size = sizeOf(language, category);
        if (size > 0 && words >= size) completed.push({ count: size, achievement: category, locale });
      }
      return completed;
    },
    catchUp: async () => {
      for (const locale of await readUncountedLocales(database.db)) {
        const language = asLanguage(locale);
        if (language === undefined || !dictionaries.isReady(language)) continue;
        await dictionaries.whenReady(language);
        const index = dictionaries.get(language);
        const countPage = () =>
          database.transact(async (tx) => {
            const claims = await takeUncounted(tx, language, CATCH_UP_PAGE);
            await counted(tx, await addCategoryClaims(tx, claims, (_locale, word) => index.categoriesOf(word)));
            return claims.length;
          });
        while ((await countPage()) > 0);
      }
    },
  };
}
