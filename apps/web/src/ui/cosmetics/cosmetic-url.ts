import { type PictureKind, type PictureTheme, picturePath } from './picture-kinds.ts';

/** Themes with light panels, and the one for the highest contrast; all others are dark. */
const GROUNDS: Readonly<Record<string, PictureTheme>> = {
  brown: 'light',
  pastel: 'light',
  retro: 'light',
  zyth: 'light',
  crimson: 'contrast',
};

/** Which of the pictures fits a theme of the page. */
export const pictureTheme = (theme: string): PictureTheme => GROUNDS[theme] ?? 'dark';

/** Where a cosmetic's picture lies. It changes its address with the content of the whole set, so it is kept for ever. */
export const cosmeticUrl = (kind: PictureKind, id: number, theme: PictureTheme): string =>
  new URL(`cosmetics/${import.meta.env.COSMETICS}/${picturePath(kind, theme, id)}`, document.baseURI).href;
