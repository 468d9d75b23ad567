import { modeFace } from './mode-faces.ts';

/** Catalogue key of a mode's name. */
export const modeName = (mode: number) => modeFace(mode).name;
