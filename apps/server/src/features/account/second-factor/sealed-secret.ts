import type { AccountDeps } from '../account.deps.ts';

/** The secret of one player is of no use in the row of another. */
const purposeOf = (playerId: string): string => `second factor of ${playerId}`;

export const sealSecret = ({ identities }: AccountDeps, playerId: string, secret: string): Buffer =>
  identities.sealer.seal(secret, purposeOf(playerId));

/** Null where there is none, or where it was sealed with another key. */
export const openSecret = ({ identities }: AccountDeps, playerId: string, sealed: Buffer | null): string | null =>
  sealed === null ? null : identities.sealer.open(sealed, purposeOf(playerId));
