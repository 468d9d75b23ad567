import type { Feature } from '#manifest/feature.ts';
import type { CategoryDeps } from './categories.deps.ts';
import { createCategoryRoutes } from './categories.routes.ts';
import { categoriesPersonalData } from './personal-data.repository.ts';

/** Word categories: how far a player is, and what a complete one gives. */
export const categoriesFeature = (deps: CategoryDeps) =>
  ({
    routes: createCategoryRoutes(deps),
    personalData: categoriesPersonalData,
    playerTables: ['category_reward'],
  }) satisfies Feature;
