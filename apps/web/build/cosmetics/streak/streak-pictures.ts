import { STREAKS } from '@syllaboom/engine';
import type { PictureSet } from '../picture-set.ts';
import { drawAura } from './auras.ts';
import { STREAK_DESIGNS } from './streak-designs.ts';

/** What is around a player whose words follow each other. */
export const STREAK_PICTURES: PictureSet = {
  kind: 'streak',
  ids: STREAKS.map(({ id }) => id),
  draw: (id, ground) => {
    const design = STREAK_DESIGNS[id];
    if (!design) throw new Error(`no drawing of streak effect ${id}`);
    return drawAura(design.aura, design.colors, ground);
  },
};
