import type { ErrorCode } from '@syllaboom/contracts';
import { PASSWORDS } from '@syllaboom/engine';
import { commonPasswords, isCommonPassword } from '@syllaboom/engine/passwords';
import { isRefreshToken } from '../sessions/refresh-token.ts';
import { foldUsername } from '../names/username.ts';

/** A password of the staff that is little more than these is guessed first. */
const OBVIOUS = [
  'password',
  'passwort',
  'contrasena',
  'senha',
  'sifre',
  'syllaboom',
  'letmein',
  'welcome',
  'iloveyou',
  'changeme',
  'dragon',
  'monkey',
  'football',
  'baseball',
  'superman',
  'trustno',
  'princess',
  'sunshine',
  'master',
  'admin',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qwertzuiop',
  'azertyuiop',
  'qwerty',
  'abcdefghijklmnopqrstuvwxyz',
];
const FEWEST_OWN_LETTERS = 8;
const FEWEST_DISTINCT = 5;

/** Why a new password may not be chosen, or null. Any characters count; nothing is cut off. Nobody asks at sign-in. */
export function refusePassword(
  password: string,
  owner: { readonly username: string; readonly isStaff: boolean },
): ErrorCode | null {
  const { length } = [...password.normalize('NFC')];
  if (length < PASSWORDS.shortest) return 'auth/password_too_short';
  if (length > PASSWORDS.longest) return 'auth/password_too_long';
  // It would be taken for a refresh token at the next sign-in.
  if (isRefreshToken(password, 'password')) return 'auth/password_too_common';
  // Who may sanction others has to choose well, not only something that isn't tried first.
  if (owner.isStaff && length < PASSWORDS.shortestOfStaff) return 'auth/staff_password_too_short';
  if (isCommonPassword(password, owner.username, commonPasswords)) return 'auth/password_too_common';
  return owner.isStaff && isObvious(password, owner.username) ? 'auth/password_too_common' : null;
}

/** Whether little is left of a password without its well-known parts. */
function isObvious(password: string, username: string): boolean {
  const folded = password.normalize('NFKC').toLowerCase();
  const rest = [foldUsername(username), ...OBVIOUS].reduce((left, known) => left.replaceAll(known, ''), folded);
  const own = [...withoutRuns(rest)];
  return own.length < FEWEST_OWN_LETTERS || new Set(own).size < FEWEST_DISTINCT;
}

/** Takes out letters that continue the one before: 123456, cba, aaaa. */
function withoutRuns(text: string): string {
  const codes = [...text].map((letter) => letter.codePointAt(0) ?? 0);
  return codes
    .filter((code, index) => index === 0 || Math.abs(code - (codes[index - 1] ?? 0)) > 1)
    .map((code) => String.fromCodePoint(code))
    .join('');
}
