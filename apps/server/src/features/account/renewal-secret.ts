import { createHash, createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'wr1_';
const FORM = /^wr1_[A-Za-z0-9_-]{43}$/;

/** Whether a text sent as password is a renewal secret. */
export const isRenewalSecret = (text: string): boolean => FORM.test(text);

/** A first secret: 32 random bytes. */
export const createRenewalSecret = (): string => PREFIX + randomBytes(32).toString('base64url');

/**
 * The secret that follows. It is derived, so that a caller who repeats a renewal within the grace (a lost answer, two
 * tabs at once) gets the same successor although only hashes are stored.
 */
export const nextRenewalSecret = (serverKey: Buffer, secret: string): string =>
  PREFIX + createHmac('sha256', serverKey).update(secret).digest('base64url');

/** What the database keeps of a secret. */
export const hashRenewalSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest();
