import { randomBytes } from 'node:crypto';

export const PASSWORD = 'correct-horse-7';

/** Digits of names: no vowels, no letters that look like others. A random name must be nobody's, and no swear word by chance. */
const DIGITS = 'bcdfghjkmpqrtvwz';

/** A user name that nobody had before, in any worker. */
export const newName = (): string =>
  `p${[...randomBytes(6).toString('hex')].map((digit) => DIGITS[Number.parseInt(digit, 16)]).join('')}`;
