import type { CategoryProgress } from '@syllaboom/contracts';
import { categoryReward, GAME_LANGUAGES } from '@syllaboom/engine';
import { readCategoryClaims } from '#features/words';
import type { CategoryDeps } from './categories.deps.ts';
import { readClaimedCategories } from './category-reward.repository.ts';
import type { CategorySizes } from './category-sizes.ts';
import { openLanguage } from './open-category.ts';

/** How far a player is in each category of a language, in the dictionary's order; categories without words are left out. */
export async function readCategories(
  deps: CategoryDeps,
  sizes: CategorySizes,
  playerId: string,
  text: string,
): Promise<CategoryProgress[]> {
  const { language, index } = await openLanguage(deps, text);
  const { db } = deps.database;
  const [sizeOf, counts, claims] = await Promise.all([
    sizes.of(index),
    readCategoryClaims(db, playerId),
    readClaimedCategories(db, playerId),
  ]);
  const typed = new Map(counts.filter(({ locale }) => locale === language).map((one) => [one.category, one.words]));
  const claimed = new Set(claims.filter(({ locale }) => locale === language).map(({ category }) => category));
  return [...sizeOf]
    .filter(([, totalWords]) => totalWords > 0)
    .map(([category, totalWords]) => ({
      category,
      totalWords,
      typedWordsCount: Math.min(totalWords, typed.get(category) ?? 0),
      hasAchievement: claimed.has(category),
      rewards: categoryReward(category, totalWords),
      languages: GAME_LANGUAGES.filter((one) => one === language || deps.ports.categoriesOf(one).includes(category)),
      generated: index.isGeneratedCategory(category),
    }));
}
