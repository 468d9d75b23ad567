import type { Shape } from './paint.ts';
import { ANIMALS } from './shapes/animals.ts';
import { FOOD } from './shapes/food.ts';
import { GEMS } from './shapes/gems.ts';
import { HEARTS } from './shapes/hearts.ts';
import { NATURE } from './shapes/nature.ts';
import { THINGS } from './shapes/things.ts';

const ALL = { ...HEARTS, ...GEMS, ...NATURE, ...ANIMALS, ...FOOD, ...THINGS };
export type ShapeName = keyof typeof ALL;
/** Every motif by its name. */
export const SHAPES: Readonly<Record<ShapeName, Shape>> = ALL;
