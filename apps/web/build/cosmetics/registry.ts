import { BOMB_PICTURES } from './bomb/bomb-pictures.ts';
import { FRAME_PICTURES } from './frame/frame-pictures.ts';
import { HEART_PICTURES, LOST_HEART_PICTURES } from './heart/heart-pictures.ts';
import type { PictureSet } from './picture-set.ts';
import { STREAK_PICTURES } from './streak/streak-pictures.ts';

/** Every kind of cosmetic that has pictures: `bomb/`, `frame/`, `streak/`, `heart/` beside this file. */
export const PICTURE_SETS: readonly PictureSet[] = [
  BOMB_PICTURES,
  FRAME_PICTURES,
  STREAK_PICTURES,
  HEART_PICTURES,
  LOST_HEART_PICTURES,
];
