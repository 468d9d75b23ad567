import type { PictureSet } from '../picture-set.ts';
import { drawBombSheet } from './bomb-sheet.ts';
import type { Recipe } from './recipe.ts';
import { SWEETS } from './recipes/sweets.ts';

const RECIPES: Readonly<Record<number, Recipe>> = { ...SWEETS };

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
