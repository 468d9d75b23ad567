import { plainText } from '@syllaboom/engine';

/**
 * What people wrote, as it is kept and shown: NFC, no control, direction or invisible letters, at most three marks on one
 * letter, single blanks. Length limits are the caller's.
 */
export const cleanText = (text: string): string => plainText(text).replace(/\s+/gu, ' ').trim();
