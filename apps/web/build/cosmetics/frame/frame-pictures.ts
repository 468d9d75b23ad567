import { Pen } from '../drawing/pen.ts';
import { circle } from '../drawing/shapes.ts';
import type { Ground, PictureSet } from '../picture-set.ts';
import { CRAFTED } from './recipes/crafted.ts';
import { GROWN } from './recipes/grown.ts';
import { type FrameRecipe, RING } from './ring.ts';

/** The cell of a picture: the ring is 120 units wide, and what grows out of it has room around. */
const CELL = { from: -30, side: 180, step: 200 } as const;

const RECIPES: Readonly<Record<number, FrameRecipe>> = { ...CRAFTED, ...GROWN };

function recipeOf(id: number): FrameRecipe {
  const recipe = RECIPES[id];
  if (!recipe) throw new Error(`No frame has the id ${id}`);
  return recipe;
}

function drawBack(pen: Pen, { well, back }: FrameRecipe): void {
  const [light, dark] = well;
  back(pen);
  pen.solid(
    circle(RING.x, RING.y, RING.inner),
    pen.radial(
      [
        [0, light],
        [1, dark],
      ],
      0.5,
      0.35,
      0.7,
    ),
    4,
  );
}

/** One frame as a sheet: the whole, and as views what lies behind the face and what lies before it. */
function drawFrameSheet(recipe: FrameRecipe, ground: Ground): string {
  const [back, front] = [new Pen(ground, 'b'), new Pen(ground, 'f')];
  drawBack(back, recipe);
  recipe.front?.(front);
  const cell = (index: number) => `${CELL.from + index * CELL.step} ${CELL.from} ${CELL.side} ${CELL.side}`;
  const parts = [`<g id="back-">${back.halo}${back.drawing}</g>`, `<g id="front-">${front.drawing}</g>`];
  const uses = ['back', 'front'].map(
    (name, index) =>
      `<view id="${name}" viewBox="${cell(index + 1)}"/><use href="#${name}-" x="${CELL.step * (index + 1)}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${cell(0)}" width="${CELL.side}" height="${CELL.side}"><defs>${back.defs}${front.defs}${parts.join('')}</defs><use href="#back-"/><use href="#front-"/>${uses.join('')}</svg>`;
}

export const FRAME_PICTURES: PictureSet = {
  kind: 'frame',
  ids: Object.keys(RECIPES).map(Number),
  draw: (id, ground) => drawFrameSheet(recipeOf(id), ground),
};
