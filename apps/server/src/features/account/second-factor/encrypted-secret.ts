import type { AccountDeps } from '../account.deps.ts';

/** The secret of one player is of no use in the row of another. */
const purposeOf = (playerId: string): string => `second factor of ${playerId}`;

export const encryptSecret = ({ identities }: AccountDeps, playerId: string, secret: string): Buffer =>
  identities.encrypter.encrypt(secret, purposeOf(playerId));

/** Null where there is none, or where it was encrypted with another key. */
export const decryptSecret = (
  { identities }: AccountDeps,
  playerId: string,
  encrypted: Buffer | null,
): string | null => (encrypted === null ? null : identities.encrypter.decrypt(encrypted, purposeOf(playerId)));
