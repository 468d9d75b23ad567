import { LATIN_LOOKALIKES } from './lookalikes.ts';

/** Letters, digits and signs that look like a Latin letter, after lower-casing and without accents; i, l and 1 are one. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  ...LATIN_LOOKALIKES,
  і: 'l',
  ι: 'l',
  ı: 'l',
  ł: 'l',
  i: 'l',
  ø: 'o',
  đ: 'd',
  ԁ: 'd',
  ɑ: 'a',
  ɡ: 'g',
  ß: 'b',
  '0': 'o',
  '1': 'l',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '9': 'g',
};
const SEPARATORS = /[^\p{L}\p{Nd}]+/gu;
const EDGE_DIGITS = /^\p{Nd}+|\p{Nd}+$/gu;
/** Where the words of a name meet. */
const SEAMS = /[^\p{L}\p{Nd}]+|(?<=\p{Ll})(?=\p{Lu})/gu;

/** The form in which two names are equal that people take for each other: separators count for nothing, digits are letters. */
export function resemblanceOf(name: string): string {
  const bare = name.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '').replace(SEPARATORS, '');
  return Array.from(bare, (letter) => LOOKALIKES[letter] ?? letter)
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
}
const formsOf = (names: readonly string[]): ReadonlySet<string> => new Set(names.map(resemblanceOf));

/** Names of the game and of nobody: refused as a whole name, whatever digits stand around it. */
const RESERVED = formsOf([
  'admin',
  'administrator',
  'mod',
  'moderator',
  'staff',
  'support',
  'system',
  'server',
  'syllaboom',
  'developer',
  'root',
  'bot',
  'guest',
  'null',
  'undefined',
]);
/** Words that are reserved wherever they stand in a name. */
const RESERVED_WORDS = formsOf(['admin', 'administrator', 'moderator', 'staff', 'syllaboom', 'developer']);
const GUEST = resemblanceOf('guest');

/** The readings of a word: digits at its ends may be letters, or just hang there. */
const readingsOf = (word: string): string[] =>
  [word, word.replace(/\p{Nd}+$/u, ''), word.replace(EDGE_DIGITS, '')].map(resemblanceOf);

/** Whether a name passes for the game, for its staff, or for a guest. */
export function isReservedName(name: string): boolean {
  const plain = name.normalize('NFKC');
  const whole = plain.replace(SEPARATORS, '');
  if (readingsOf(whole).some((reading) => RESERVED.has(reading))) return true;
  const words = plain.split(SEAMS).filter((word) => word !== '');
  if (words.some((word) => readingsOf(word).some((reading) => RESERVED_WORDS.has(reading)))) return true;
  // Guests are called "Guest-" and four letters of their id.
  const [first = '', ...more] = plain.split(SEPARATORS).filter((word) => word !== '');
  return more.length > 0 && resemblanceOf(first) === GUEST;
}

/** Whether people would take a name for one of these. */
export const resemblesOneOf = (name: string, names: readonly string[]): boolean =>
  formsOf(names).has(resemblanceOf(name));
