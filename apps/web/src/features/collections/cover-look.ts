import { letterWidth } from '../../ui/kit/letter-width.ts';

/** So many colours a cover may have. */
const COLOURS = 7;
/** So many letters stand on a cover. */
const MOST_INITIALS = 3;

/** Words with more letters than this are hyphenated, not printed smaller. */
const LONGEST_WHOLE = 13;
/** Shorter words are printed no larger. */
const LEAST_WIDTH = 6;
/** So many letters of a hyphenated word stand together. */
const LEAST_PART = 3;
const VOWELS = 'aeiouyàâáäãåæèéêëìíîïıòóôöõøœùúûü';
const HAS_VOWEL = new RegExp(`[${VOWELS}]`, 'iu');
/** What a syllable begins with: consonants that are written together, and the vowel that they are spoken with. */
const SYLLABLE = new RegExp(`(?:s?ch|sh|ck|qu|[bcdfgpt]r|[bcfgp]l|[ptg]h|[^\\P{L}${VOWELS}])[${VOWELS}]`, 'giu');

const lengthOf = (word: string): number => [...word].length;

/** How wide the widest word of a name is, in small letters: decides how large the name is printed. */
export function nameWidth(name: string): number {
  const widths = name.split(/\s+/).map((word) => letterWidth([...word].slice(0, LONGEST_WHOLE).join('')));
  return Math.max(LEAST_WIDTH, ...widths);
}

function hyphenate(word: string): string {
  if (lengthOf(word) <= LONGEST_WHOLE) return word;
  let hyphenated = '';
  let from = 0;
  for (const { index } of word.matchAll(SYLLABLE)) {
    const part = word.slice(from, index);
    if (lengthOf(part) < LEAST_PART || lengthOf(word.slice(index)) < LEAST_PART || !HAS_VOWEL.test(part)) continue;
    hyphenated += `${part}\u00AD`;
    from = index;
  }
  return hyphenated + word.slice(from);
}

/**
 * A name whose very long words may end a line between syllables, with a hyphen. Not every browser hyphenates, and none
 * all of our languages.
 */
export const withHyphens = (name: string): string => name.replace(/\S+/gu, hyphenate);

/** Which of its colours a cover has: always the same one for the same collection. */
export function coverColour(id: string): number {
  let sum = 7;
  for (const letter of id) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return sum % COLOURS;
}

/** The letters that the first words of a name begin with, in capitals of its language; a name without letters has none. */
export function initialsOf(name: string, locale: string): readonly string[] {
  const words = name.match(/\p{L}[\p{L}\p{M}\p{N}'’-]*/gu) ?? [];
  return words.slice(0, MOST_INITIALS).map((word) => {
    const [first = ''] = word;
    // Some letters become two capitals.
    return [...first.toLocaleUpperCase(locale)][0] ?? first;
  });
}
