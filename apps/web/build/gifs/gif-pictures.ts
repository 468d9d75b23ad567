import type { GifId } from '@syllaboom/engine';
import { drawRecipe, type Recipe } from './recipe.ts';
import { COMPANY } from './recipes/company.ts';
import { MANNERS } from './recipes/replies.ts';
import { MOODS } from './recipes/moods.ts';
import { PLAY } from './recipes/at-the-table.ts';
import { PRIZES } from './recipes/prizes.ts';
import { THINGS } from './recipes/things.ts';
import { TROUBLES } from './recipes/troubles.ts';
import { WORDS } from './recipes/words.ts';

/** How every picture of the pack is drawn. */
const GIF_RECIPES: Readonly<Record<GifId, Recipe>> = {
  ...MOODS,
  ...TROUBLES,
  ...MANNERS,
  ...COMPANY,
  ...PLAY,
  ...PRIZES,
  ...WORDS,
  ...THINGS,
};

export const drawGif = (id: GifId, moves: boolean): string => drawRecipe(GIF_RECIPES[id], moves);
