import { WORD_JOINERS, type WordIndex, wordOrder } from '@syllaboom/engine';

const MOST_SHOWN = 8;
/** The index finds words by so many first letters. */
const PREFIX = { most: 4, leastShared: 3 };
/** Endings that words of one stem may differ by. */
const ENDING = 3;
const JOINER = new RegExp(`[${WORD_JOINERS}]`);

const sharedLetters = (a: string, b: string): number => {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  return at;
};

/**
 * Words of the dictionary that begin as this one does, but for an ending, those that share most first: its neighbours in the
 * alphabet. Inflected forms of a word stand there.
 */
export function findRelatives(index: WordIndex, word: string): string[] {
  const prefix = (word.split(JOINER)[0] ?? '').slice(0, PREFIX.most);
  const count = prefix === '' ? 0 : index.count(prefix, 'starts');
  const order = wordOrder(index.language);
  let [low, high] = [0, count];
  while (low < high) {
    const middle = (low + high) >>> 1;
    const [other] = index.wordsFor(prefix, middle, 1, 'starts');
    if (other === undefined || order(other, word) > 0) high = middle;
    else low = middle + 1;
  }
  const near = index.wordsFor(prefix, Math.max(0, low - MOST_SHOWN), 2 * MOST_SHOWN, 'starts');
  const least = Math.max(PREFIX.leastShared, word.length - ENDING);
  return near
    .filter((other) => count > 0 && other !== word && sharedLetters(other, word) >= least)
    .toSorted((a, b) => sharedLetters(b, word) - sharedLetters(a, word) || order(a, b))
    .slice(0, MOST_SHOWN);
}
