/** Beside the index: the list is long, and only who chooses a password needs it. */
import { type CommonPasswords, readCommonPasswords } from './account/common-password.ts';
import { COMMON_PASSWORDS } from './account/common-passwords.ts';

export { isCommonPassword } from './account/common-password.ts';
export { judgePassword, type PasswordStrength } from './account/password-strength.ts';

/** Passwords that are tried first everywhere. */
export const commonPasswords: CommonPasswords = readCommonPasswords(COMMON_PASSWORDS);
