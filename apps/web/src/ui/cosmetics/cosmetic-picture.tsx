import { usePreferences } from '../../platform/preferences.ts';
import { cosmeticUrl, pictureTheme } from './cosmetic-url.ts';
import type { PictureKind, PictureTheme } from './picture-kinds.ts';

/** The ground that the page's theme gives to pictures. */
export const usePictureTheme = (): PictureTheme => usePreferences(({ t }) => pictureTheme(t));

interface CosmeticPictureProps {
  kind: PictureKind;
  id: number;
  /** Width in px; left out, it fills what it stands in. */
  size?: number;
  className?: string | undefined;
  /** How it moves, for the style that moves it. */
  motion?: string | undefined;
  /** It could not be had: whoever needs it to be read shows something else. */
  onFail?: (() => void) | undefined;
}

/** The picture of a cosmetic. Decorative: its name stands beside it. */
export function CosmeticPicture({ kind, id, size, className, motion, onFail }: CosmeticPictureProps) {
  const theme = usePictureTheme();
  return (
    <img
      src={cosmeticUrl(kind, id, theme)}
      width={size}
      className={className}
      alt=""
      aria-hidden="true"
      draggable={false}
      decoding="async"
      onError={onFail}
      data-motion={motion}
      data-cosmetic={`${kind}-${id}`}
    />
  );
}
