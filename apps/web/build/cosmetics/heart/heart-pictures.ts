import { HEART_EFFECTS } from '@syllaboom/engine';
import type { Ground, PictureSet } from '../picture-set.ts';
import { HEART_DESIGNS } from './heart-designs.ts';
import { SHAPES } from './heart-shapes.ts';
import { drawLost, drawShape, type Shape } from './paint.ts';
import type { Palette } from '../effects/palettes.ts';

const IDS = HEART_EFFECTS.map(({ id }) => id);

const drawn =
  (draw: (shape: Shape, colors: Palette, ground: Ground) => string) =>
  (id: number, ground: Ground): string => {
    const design = HEART_DESIGNS[id];
    if (!design) throw new Error(`no drawing of heart effect ${id}`);
    return draw(SHAPES[design.shape], design.colors, ground);
  };

/** A life of each heart effect. */
export const HEART_PICTURES: PictureSet = { kind: 'heart', ids: IDS, draw: drawn(drawShape) };
/** The same lives lost. */
export const LOST_HEART_PICTURES: PictureSet = {
  kind: 'lost-heart',
  ids: IDS,
  draw: drawn((shape, _colors, ground) => drawLost(shape, ground)),
};
