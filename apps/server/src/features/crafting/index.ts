export type { CraftingDeps } from './crafting.deps.ts';
export { craftingFeature } from './crafting.feature.ts';
