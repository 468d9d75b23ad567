import type { Db, Tx } from '#platform/db/index.ts';

/** What purchases need of the features beside and above them. */
export interface PurchasePorts {
  /** The player who is linked to this account at Discord; null = nobody. */
  findPlayer(db: Db, discordUserId: string): Promise<string | null>;
  /** The player's account at Discord; null = none is linked. */
  readDiscordId(db: Db, playerId: string): Promise<string | null>;
  /** False when the player holds the role already. */
  addRole(tx: Tx, playerId: string, role: number): Promise<boolean>;
  removeRole(tx: Tx, playerId: string, role: number): Promise<boolean>;
  /** Somebody took the game's rights at Discord back: their tokens are worth nothing any more. */
  forgetDiscordTokens(discordUserId: string): Promise<void>;
  /** Balances or roles changed: whoever shows the player must know. */
  announceChange(tx: Tx, playerId: string): void;
}
