import { PASSWORDS } from '../balance/account/passwords.ts';
import { foldPassword, readLeet, repeatedPart, stemOf } from './fold-password.ts';

/** Passwords that are tried first, ready to be asked. */
export type CommonPasswords = ReadonlySet<string>;

/** Rows of keys, as fingers run over them. */
const KEY_ROWS = [
  '1234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qwertzuiopu',
  'yxcvbnm',
  'azertyuiop',
  'qsdfghjklm',
  'wxcvbn',
  'йцукенгшщзхъ',
  'фывапролджэ',
  'ячсмитьбю',
].map(foldPassword);
const reversed = (text: string): string => Array.from(text).reverse().join('');
const RUNS = KEY_ROWS.flatMap((row) => [row, reversed(row)]);

/** Makes the list ready: it is written with a blank between two. */
export const readCommonPasswords = (listed: string): CommonPasswords =>
  new Set(listed.split(' ').flatMap((entry) => [entry, readLeet(entry)]));

/**
 * Whether a password is among those that everybody tries first: listed, listed with digits around it or in other letters,
 * a pattern, or the own name.
 */
export function isCommonPassword(password: string, username: string, common: CommonPasswords): boolean {
  const folded = foldPassword(password);
  const parts = [folded, repeatedPart(folded)];
  const forms = new Set(parts.flatMap((part) => [part, stemOf(part)]));
  return parts.some(isPattern) || [...forms].some((form) => isListed(form, common) || isOwnName(form, username));
}

const isListed = (form: string, common: CommonPasswords): boolean =>
  form.length >= PASSWORDS.shortestStem && (common.has(form) || common.has(readLeet(form)));

function isOwnName(form: string, username: string): boolean {
  const name = foldPassword(username);
  const names = [name, stemOf(name), reversed(name)].map(readLeet);
  return name !== '' && names.includes(readLeet(form));
}

const YEAR = '(?:19|20)?\\d\\d';
const DAY = '(?:0[1-9]|[12]\\d|3[01])';
const MONTH = '(?:0[1-9]|1[0-2])';
const DATE = new RegExp(`^(?:${DAY}${MONTH}${YEAR}|${MONTH}${DAY}${YEAR}|${YEAR}${MONTH}${DAY})$`, 'u');

/** Blank, few different characters, a date, or a run: of the alphabet, of digits, of keys. */
function isPattern(folded: string): boolean {
  const codes = Array.from(folded, (letter) => letter.codePointAt(0) ?? 0);
  if (new Set(codes).size < PASSWORDS.fewestDistinct) return true;
  const steps = new Set(codes.slice(1).map((code, at) => code - (codes[at] ?? 0)));
  const isRun = steps.size === 1 && (steps.has(1) || steps.has(-1));
  return isRun || DATE.test(folded) || RUNS.some((row) => row.includes(folded));
}
