import { LEVELS } from '@syllaboom/engine';

export interface LevelProgress {
  readonly level: number;
  /** Experience within the level, and how much the level takes. */
  readonly have: number;
  readonly need: number;
  /** 0–1 */
  readonly part: number;
}

/** Where a total of experience stands on the level curve. */
export function levelProgress(exp: number): LevelProgress {
  let rest = Math.max(0, exp);
  for (let level = 1; ; level++) {
    const need = Math.floor(LEVELS.firstExp * LEVELS.growth ** (level - 1));
    if (rest < need || level >= LEVELS.most)
      return { level, have: Math.min(rest, need), need, part: Math.min(1, rest / need) };
    rest -= need;
  }
}
