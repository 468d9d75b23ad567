import { z } from 'zod/mini';
import { playerText } from '../../player-text.ts';
import type { ErrorCode } from '../../errors.ts';
import { SessionReply } from './session-user.ts';
import { DeviceKey } from './device-key.ts';
import { endpoint } from '../endpoint.ts';

const Password = z.string().check(z.maxLength(2000));
/** As they are shown and typed: capitals and strokes don't matter. */
const Code = z.string().check(z.maxLength(100));
/** Shown once; only hashes are kept. */
const NewCodes = z.array(z.string());
const THROTTLED = ['auth/too_many_attempts', 'auth/busy'] as const satisfies readonly ErrorCode[];

/** The way back for somebody who has lost the password: a code sets a new one and signs in. */
const recoverPassword = endpoint({
  method: 'POST',
  path: '/auth/recover',
  summary: 'Set a new password with a recovery code, and sign in',
  service: 'game',
  auth: 'public',
  limit: 'login',
  body: z.object({
    username: playerText('username', z.string().check(z.maxLength(200))),
    code: Code,
    /** The new one. */
    password: Password,
    device: z.optional(DeviceKey),
  }),
  reply: z.extend(SessionReply, {
    /** Codes that can still be used. */
    codesLeft: z.int(),
    /** A new set where the last code was used or the operator had reset the account, else empty. */
    recoveryCodes: NewCodes,
  }),
  errors: [
    'auth/blank',
    'auth/recovery_failed',
    'auth/password_too_short',
    'auth/password_too_long',
    'auth/password_too_common',
    'auth/staff_password_too_short',
    'auth/banned',
    ...THROTTLED,
  ],
});
const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/account/recovery-codes',
  summary: 'Make a new set of recovery codes; older ones no longer work',
  service: 'game',
  auth: 'player',
  limit: 'login',
  body: z.object({ password: Password }),
  reply: z.object({ recoveryCodes: NewCodes }),
  errors: ['auth/no_password', 'auth/reauth_required', ...THROTTLED],
});

/** Whether the caller's roles want a second factor, and how far they are with it. */
const secondFactor = endpoint({
  method: 'GET',
  path: '/account/second-factor',
  summary: 'The state of the caller’s second factor',
  service: 'game',
  auth: 'player',
  limit: 'read',
  reply: z.object({
    /** Held roles don't count without it. */
    needed: z.boolean(),
    enrolled: z.boolean(),
    /** Until when it counts as proven in this session; null: it does not. */
    provenUntil: z.nullable(z.string()),
    /** Replacement codes that can still be used. */
    codesLeft: z.int(),
  }),
  errors: [],
});
/** Begins it; whoever has one already must have proven it in this session. */
const enrolSecondFactor = endpoint({
  method: 'POST',
  path: '/account/second-factor/enrol',
  summary: 'Make a secret for an authenticator app; it counts once a code of it came back',
  service: 'game',
  auth: 'wayIn',
  limit: 'login',
  body: z.object({ password: z.optional(Password) }),
  reply: z.object({
    /** In base32, for typing. */
    secret: z.string(),
    /** `otpauth://…`, for the picture and for a link on the same device. */
    uri: z.string(),
  }),
  errors: ['http/forbidden', 'auth/second_factor_needed', 'auth/reauth_required', ...THROTTLED],
});
const proveSecondFactor = endpoint({
  method: 'POST',
  path: '/account/second-factor/prove',
  summary: 'Prove the second factor for this session, with a code of the app or a replacement code',
  service: 'game',
  auth: 'player',
  limit: 'login',
  body: z.object({ code: Code }),
  reply: z.object({
    provenUntil: z.string(),
    /** Replacement codes of an app that was new with this, else empty. */
    replacementCodes: NewCodes,
  }),
  errors: ['http/forbidden', 'auth/second_factor_wrong', 'auth/too_many_attempts'],
});

export const SAFETY_CALLS = { recoverPassword, renewRecoveryCodes, secondFactor, enrolSecondFactor, proveSecondFactor };
