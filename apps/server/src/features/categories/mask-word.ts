import { MASK } from '@syllaboom/contracts';

/** A word of which only the first letter, and how many there are, is shown. */
export function maskWord(word: string): string {
  const [first = '', ...rest] = [...word];
  return first + MASK.repeat(rest.length);
}
