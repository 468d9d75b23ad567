import type { FeatureRoutes } from '#manifest/feature.ts';
import type { CategoryDeps } from './categories.deps.ts';
import { CategorySizes } from './category-sizes.ts';
import { claimCategory } from './claim-category.ts';
import { readCategories } from './read-categories.ts';
import { readProgress } from './read-progress.ts';

/** Progress in categories, their words, and claims. */
export function createCategoryRoutes(deps: CategoryDeps) {
  const sizes = new CategorySizes();
  return {
    categoriesAll: async ({ caller, params }) => ({
      categories: await readCategories(deps, sizes, caller.playerId, params.language),
    }),
    claimCategory: async ({ caller, params, key }) => ({
      success: true,
      error: null,
      ...(await claimCategory(deps, caller.playerId, { ...params, key })),
    }),
    categoryProgress: ({ caller, params, query }) => readProgress(deps, caller.playerId, { ...params, query }),
  } satisfies FeatureRoutes;
}
