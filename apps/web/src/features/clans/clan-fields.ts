import { CLANS } from '@syllaboom/engine';

/** A name as it is sent: blanks at its ends are none of it. */
export const tidyName = (text: string): string => text.trim().replaceAll(/\s+/g, ' ');
/** A tag in capitals, as it is worn. */
export const tidyTag = (text: string): string => text.trim().toUpperCase();

const lengthOf = (text: string): number => [...text].length;
export const isNameLong = (name: string): boolean =>
  lengthOf(name) >= CLANS.nameLeast && lengthOf(name) <= CLANS.nameMost;
export const isTagLong = (tag: string): boolean => lengthOf(tag) >= CLANS.tagLeast && lengthOf(tag) <= CLANS.tagMost;
