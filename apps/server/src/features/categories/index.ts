export { categoriesFeature } from './categories.feature.ts';
export { markClaimed } from './mark-claimed.ts';
export { readClaimedCategories } from './category-reward.repository.ts';
