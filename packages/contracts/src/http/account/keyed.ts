import { z } from 'zod/mini';
import { playerText } from '../../player-text.ts';
import { Locale } from './credentials.ts';
import { SessionReply } from './session-user.ts';
import { DeviceKey, Proof } from './device-key.ts';
import { endpoint } from '../endpoint.ts';

/** What the proof of `keySignIn` stands for. */
export const KEY_SIGN_IN = 'key';
/** What the proof of `signUpByName` stands for: a proof for one name makes no other. */
export const nameToProve = (username: string): string => `name ${username}`;
/** What the proof of a first password stands for: this one and no other. */
export const passwordToProve = (username: string, password: string): string => `password ${username} ${password}`;
/** What the proof of a first link stands for: the code or token of the identity provider. */
export const linkToProve = (credential: string): string => `link ${credential}`;
export const deletionToProve = (username: string): string => `delete ${username}`;

/** A name and a device's key are enough to sit down; more than that waits for a way in (`auth/way_in_needed`). */
const signUpByName = endpoint({
  method: 'POST',
  path: '/auth/name',
  summary: 'Make an account by its name alone, on a device’s key; a key that has one gets that one',
  service: 'game',
  auth: 'public',
  limit: 'name',
  body: z.object({
    /** Judged by the service, so that the seeds' sentences come back. */
    username: playerText('username', z.string().check(z.maxLength(200))),
    locale: Locale,
    device: DeviceKey,
    /** Signed by the key, over `nameToProve`. */
    proof: Proof,
  }),
  reply: z.extend(SessionReply, {
    /** False: the key had an account already, whatever name was asked for. */
    made: z.boolean(),
  }),
  errors: [
    'auth/username_too_short',
    'auth/username_too_long',
    'auth/username_letters',
    'auth/username_not_allowed',
    'auth/username_taken',
    'auth/proof_failed',
    'auth/login_failed',
    'auth/cache',
    'auth/banned',
  ],
});
/** For a device that lost its refresh token: the key by itself opens the account as long as it has no other way in. */
const keySignIn = endpoint({
  method: 'POST',
  path: '/auth/key',
  summary: 'Sign in with the key of the device that the account hangs on',
  service: 'game',
  auth: 'public',
  limit: 'login',
  /** The proof is signed over `KEY_SIGN_IN`. */
  body: z.object({ device: DeviceKey, proof: Proof }),
  reply: SessionReply,
  errors: ['auth/login_failed', 'auth/proof_failed', 'auth/cache', 'auth/banned'],
});

export const KEYED_CALLS = { signUpByName, keySignIn };
