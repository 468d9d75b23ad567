import type { ErrorCode } from '@syllaboom/contracts';
import type { GameLanguage } from '@syllaboom/engine';
import { checkPublicText, LATIN_LOOKALIKES, type PublicTextRefusal } from '#platform/text/index.ts';

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

/** Whether the operator has named this very player: such a name may be a reserved one. */
export interface Vouched {
  readonly isNamedByOperator: boolean;
}

const REFUSALS: Readonly<Record<PublicTextRefusal, ErrorCode>> = {
  tooShort: 'auth/username_too_short',
  tooLong: 'auth/username_too_long',
  letters: 'auth/username_letters',
  // Nothing that may stand in a name makes a link.
  links: 'auth/username_letters',
  reserved: 'auth/username_not_allowed',
  badWords: 'auth/username_not_allowed',
};

/** Why nobody may be called so, or null: length, letters, reserved names, bad words. */
export function refuseUsername(
  username: string,
  language: GameLanguage,
  { isNamedByOperator }: Vouched = { isNamedByOperator: false },
): ErrorCode | null {
  const checked = checkPublicText('username', username, { language, mayUseReserved: isNamedByOperator });
  return checked.ok ? null : REFUSALS[checked.refusal];
}

/** Whether a refusal is about the length alone: sign-up asks for that before it looks at the password. */
export const isAboutLength = (refusal: ErrorCode | null): boolean =>
  refusal === REFUSALS.tooShort || refusal === REFUSALS.tooLong;
