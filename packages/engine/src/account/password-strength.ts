import { PASSWORD_STRENGTH, PASSWORDS } from '../balance/account/passwords.ts';
import { type CommonPasswords, isCommonPassword } from './common-password.ts';
import { foldPassword, readLeet } from './fold-password.ts';

/** Hardly any common word is longer. */
const LONGEST_WORD = 16;

/** `common` and `short` are refused; the others may be chosen. */
export type PasswordStrength = 'short' | 'common' | 'weak' | 'fair' | 'strong';

/** How hard a new password is to guess. Advice: whether it may be chosen is for the server to say. */
export function judgePassword(password: string, username: string, common: CommonPasswords): PasswordStrength {
  if (Array.from(password.normalize('NFC')).length < PASSWORDS.shortest) return 'short';
  if (isCommonPassword(password, username, common)) return 'common';
  const guessed = countGuessed(foldPassword(password), foldPassword(username), common);
  if (guessed < PASSWORD_STRENGTH.fairFrom) return 'weak';
  return guessed < PASSWORD_STRENGTH.strongFrom ? 'fair' : 'strong';
}

/**
 * Characters that have to be guessed one by one: common words, the own name and what continues the one before count less.
 * Counts no further than to a strong one.
 */
function countGuessed(folded: string, name: string, common: CommonPasswords): number {
  const letters = Array.from(folded);
  let guessed = 0;
  for (let at = 0; at < letters.length && guessed < PASSWORD_STRENGTH.strongFrom; ) {
    const word = knownWordAt(letters, at, name, common);
    if (word > 0) guessed += PASSWORD_STRENGTH.wordCounts;
    else if (at === 0 || !continues(letters[at - 1], letters[at])) guessed++;
    at += Math.max(1, word);
  }
  return guessed;
}

/** The length of the longest known word that begins here; 0 for none. */
function knownWordAt(letters: readonly string[], at: number, name: string, common: CommonPasswords): number {
  for (let length = Math.min(LONGEST_WORD, letters.length - at); length >= PASSWORD_STRENGTH.shortestWord; length--) {
    const part = letters.slice(at, at + length).join('');
    if (part === name || common.has(part) || common.has(readLeet(part))) return length;
  }
  return 0;
}
const continues = (before: string | undefined, letter: string | undefined): boolean =>
  Math.abs((letter?.codePointAt(0) ?? 0) - (before?.codePointAt(0) ?? 0)) <= 1;
