/**
 * What has pictures of its own in the build; backgrounds are drawn by the page's style (ui/backdrop).
 * A `lost-heart` is the outline of the heart with the same id.
 */
export const PICTURE_KINDS = ['bomb', 'frame', 'streak', 'heart', 'lost-heart'] as const;
export type PictureKind = (typeof PICTURE_KINDS)[number];

/**
 * On which ground a picture stands: an image can't read the colours of the page, so there is one for dark themes, one
 * for light ones and one for the theme with the highest contrast.
 */
export const PICTURE_THEMES = ['dark', 'light', 'contrast'] as const;
export type PictureTheme = (typeof PICTURE_THEMES)[number];

/** Where a picture lies, below the folder of the whole set. */
export const picturePath = (kind: PictureKind, theme: PictureTheme, id: number): string => `${kind}/${theme}/${id}.svg`;
