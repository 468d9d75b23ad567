import type { PictureKind, PictureTheme } from '../../src/ui/cosmetics/picture-kinds.ts';

/** What a drawing may take from the ground it stands on. */
export interface Ground {
  readonly theme: PictureTheme;
  /** Outline of every solid. */
  readonly ink: string;
  /** A line around the whole silhouette, so that a dark thing stands off a dark page; with its opacity and width. */
  readonly halo: { readonly color: string; readonly opacity: number; readonly width: number };
}

export const GROUNDS: Readonly<Record<PictureTheme, Ground>> = {
  dark: { theme: 'dark', ink: '#170d1c', halo: { color: '#c9d6ff', opacity: 0.3, width: 4 } },
  light: { theme: 'light', ink: '#2a1420', halo: { color: '#fffaf0', opacity: 0.95, width: 6 } },
  contrast: { theme: 'contrast', ink: '#000000', halo: { color: '#ffffff', opacity: 1, width: 5 } },
};

/** All pictures of one kind of cosmetic: pure functions from an id and a ground to a whole SVG document. */
export interface PictureSet {
  readonly kind: PictureKind;
  readonly ids: readonly number[];
  readonly draw: (id: number, ground: Ground) => string;
}
