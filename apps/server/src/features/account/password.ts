import type { ErrorCode } from '@syllaboom/contracts';
import { isRenewalSecret } from './renewal-secret.ts';

const SHORTEST = 5;
const LONGEST = 128;

/** Why a password may not be chosen, or null. Any characters count; nothing is cut off. */
export function refusePassword(password: string): ErrorCode | null {
  const { length } = [...password.normalize('NFC')];
  if (length < SHORTEST) return 'auth/password_too_short';
  if (length > LONGEST) return 'auth/password_too_long';
  // It would be taken for a renewal secret at the next sign-in.
  return isRenewalSecret(password) ? 'auth/password_too_common' : null;
}
