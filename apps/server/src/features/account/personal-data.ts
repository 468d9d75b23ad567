import type { Db, Tx } from '#platform/db/index.ts';

/** What erased players are called where others still see that somebody was there. */
export const ERASED_NAME = 'Deleted player';

/** What one feature keeps of a player: for the export, and for erasing it. */
export interface PersonalData {
  /** Names its part of the export. */
  readonly name: string;
  read(db: Db, playerId: string): Promise<unknown>;
  /**
   * Removes what is only the player's own and takes the name out of what others share; ledgers and match results stay,
   * without a name. Runs in the transaction that erases the account.
   */
  erase(tx: Tx, playerId: string): Promise<void>;
}
