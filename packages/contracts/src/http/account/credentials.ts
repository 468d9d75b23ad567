import { z } from 'zod/mini';
import type { ErrorCode } from '../../errors.ts';
import { playerText } from '../../player-text.ts';

/** The game language of a new player. */
export const Locale = z.optional(z.string().check(z.maxLength(10)));

/** Why a name and a password may not be taken. */
export const CREDENTIAL_ERRORS = [
  'auth/blank',
  'auth/username_too_short',
  'auth/username_too_long',
  'auth/username_letters',
  'auth/username_not_allowed',
  'auth/username_taken',
  'auth/password_too_short',
  'auth/password_too_long',
  'auth/staff_password_too_short',
  'auth/password_too_common',
] as const satisfies readonly ErrorCode[];

/** A name and a password. Lengths are judged by the service so that the seeds' sentences come back; the schema only caps. */
export const Credentials = {
  username: playerText('username', z.string().check(z.maxLength(200))),
  password: z.string().check(z.maxLength(2000)),
};
