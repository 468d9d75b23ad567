import type { ErrorCode } from '@syllaboom/contracts';
import type { GameLanguage } from '@syllaboom/engine';
import { isNameAllowed, LATIN_LOOKALIKES } from '#platform/text/index.ts';
import { isHouseName } from './names/house-names.ts';

const SHORTEST = 3;
const LONGEST = 16;
const LETTERS = /^[\p{L}\p{Nd}_-]+$/u;
/** Letters that look like a Latin one, after lower-casing and without accents. Digits and i too: 0/o, 1/i/l. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  ...LATIN_LOOKALIKES,
  з: 'e',
  і: 'l',
  ԁ: 'd',
  ԛ: 'q',
  ԝ: 'w',
  ι: 'l',
  ω: 'w',
  ı: 'l',
  i: 'l',
  1: 'l',
  0: 'o',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ß: 'b',
  ɑ: 'a',
  ɡ: 'g',
};

/** The form under which a name is looked up: without difference of case or width. */
export const foldUsername = (username: string): string => username.normalize('NFKC').toLowerCase();

/** The form in which two names that look alike are equal; nobody may take a name whose skeleton exists. */
export function skeletonOfUsername(username: string): string {
  const bare = foldUsername(username).normalize('NFD').replace(/\p{M}/gu, '');
  return [...bare]
    .map((letter) => LOOKALIKES[letter] ?? letter)
    .join('')
    .replaceAll('rn', 'm');
}

/** Why a name may not be taken, or null. Lengths first, as the seed's sentences do; a blank name is one without letters. */
export function refuseUsernameLength(username: string): ErrorCode | null {
  const { length } = [...username.trim()];
  if (length < SHORTEST) return 'auth/username_too_short';
  if (length > LONGEST) return 'auth/username_too_long';
  return null;
}

/** Whether the operator has named this very player: such a name may belong to the house. */
export interface Vouched {
  readonly isNamedByOperator: boolean;
}

function refuseUsernameLetters(username: string, { isNamedByOperator }: Vouched): ErrorCode | null {
  if (!LETTERS.test(username)) return 'auth/username_letters';
  return !isNamedByOperator && isHouseName(username) ? 'auth/username_not_allowed' : null;
}

/** Why nobody may be called so, or null: length, letters, names of the house, bad words. */
export const refuseUsername = (
  username: string,
  language: GameLanguage,
  vouched: Vouched = { isNamedByOperator: false },
): ErrorCode | null =>
  refuseUsernameLength(username) ??
  refuseUsernameLetters(username, vouched) ??
  (isNameAllowed(username, language) ? null : 'auth/username_not_allowed');
