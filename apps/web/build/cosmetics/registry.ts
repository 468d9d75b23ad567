import { BOMB_PICTURES } from './bomb/bomb-pictures.ts';
import { FRAME_PICTURES } from './frame/frame-pictures.ts';
import type { PictureSet } from './picture-set.ts';

/** Every kind of cosmetic that has pictures: `bomb/`, `frame/`, `streak/`, `heart/` beside this file. */
export const PICTURE_SETS: readonly PictureSet[] = [BOMB_PICTURES, FRAME_PICTURES];
