/** Asks for a picture instead of a letter; pictures are known without it, since many leave it out. */
const AS_PICTURE = /\ufe0f/g;
const TONE = /(?!^)[\u{1F3FB}-\u{1F3FF}]/u;
const BEFORE_TONES = 0x1f3fa;

/** The name of an emoji's picture. */
export const pictureKey = (emoji: string): string => emoji.replace(AS_PICTURE, '');

/**
 * Which of the files of its first sign holds a picture: '' for a sign alone, `j` for several joined ones, and the number of
 * the first skin tone. So nobody fetches all tones of all people for one smile.
 */
export function pictureVariant(key: string): string {
  const tone = TONE.exec(key)?.[0].codePointAt(0);
  return `${key.includes('\u200d') ? 'j' : ''}${tone === undefined ? '' : tone - BEFORE_TONES}`;
}

/** Names of files by variant, for every group of first signs. */
export interface PictureIndex {
  /** Whose drawings these are: their licence asks for it. */
  readonly notice: string;
  readonly groups: readonly { readonly leads: string; readonly files: Readonly<Record<string, string>> }[];
}

/** The drawings of one file, without the element around them, by their names. */
export type PictureFile = Readonly<Record<string, string>>;
