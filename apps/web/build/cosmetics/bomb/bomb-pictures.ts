import type { PictureSet } from '../picture-set.ts';
import { drawBombSheet } from './bomb-sheet.ts';
import type { Recipe } from './recipe.ts';
import { CATEGORIES } from './recipes/categories.ts';
import { CREATURES } from './recipes/creatures.ts';
import { ENGINES } from './recipes/engines.ts';
import { FAIR } from './recipes/fair.ts';
import { GARDEN } from './recipes/garden.ts';
import { MACHINES } from './recipes/machines.ts';
import { MASKS } from './recipes/masks.ts';
import { OCEAN } from './recipes/ocean.ts';
import { PLAIN } from './recipes/plain.ts';
import { RIDES } from './recipes/rides.ts';
import { SPACE } from './recipes/space.ts';
import { SUNS } from './recipes/suns.ts';
import { SWEETS } from './recipes/sweets.ts';

const RECIPES: Readonly<Record<number, Recipe>> = {
  ...PLAIN,
  ...GARDEN,
  ...OCEAN,
  ...SWEETS,
  ...MACHINES,
  ...ENGINES,
  ...SPACE,
  ...SUNS,
  ...CATEGORIES,
  ...CREATURES,
  ...RIDES,
  ...MASKS,
  ...FAIR,
};

function recipeOf(id: number): Recipe {
  const recipe = RECIPES[id];
  if (!recipe) throw new Error(`No bomb has the id ${id}`);
  return recipe;
}

export const BOMB_PICTURES: PictureSet = {
  kind: 'bomb',
  ids: Object.keys(RECIPES).map(Number),
  draw: (id, ground) => drawBombSheet(recipeOf(id), ground),
};
