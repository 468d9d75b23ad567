import { LEVELS } from '../balance/economy/levels.ts';

/** Exp at which each level begins; index 0 is level 1. */
const LEVEL_STARTS = createLevelStarts();

function createLevelStarts(): readonly number[] {
  const starts = [0];
  for (let step = 1; step < LEVELS.most; step++) {
    starts.push((starts.at(-1) ?? 0) + Math.floor(LEVELS.firstExp * LEVELS.growth ** (step - 1)));
  }
  return starts;
}

/** The level that so much exp makes. */
export function levelOfExp(exp: number): number {
  let level = 1;
  while (level < LEVEL_STARTS.length && exp >= (LEVEL_STARTS[level] ?? Number.POSITIVE_INFINITY)) level++;
  return level;
}

/** Exp at which a level begins. */
export const expOfLevel = (level: number): number =>
  LEVEL_STARTS[Math.min(Math.max(level, 1), LEVEL_STARTS.length) - 1] ?? 0;
