import { REWARD_CODES } from '../balance/economy/codes.ts';

/** What makes two spellings the same code: capitals, without the spaces and hyphens that make one readable. */
export const foldCode = (code: string): string => code.normalize('NFKC').replace(/[\s-]/gu, '').toUpperCase();

/** Whether a folded code may be given out. */
export const isCodeFold = (fold: string): boolean =>
  fold.length >= REWARD_CODES.shortest && fold.length <= REWARD_CODES.longest && /^[A-Z0-9]+$/.test(fold);
