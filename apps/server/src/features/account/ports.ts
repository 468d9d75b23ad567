import type { SessionUser } from '@syllaboom/contracts';
import type { GameLanguage } from '@syllaboom/engine';
import type { Db, Tx } from '#platform/db/index.ts';

/** A player who signs up. */
export interface NewPlayer {
  readonly playerId: string;
  readonly username: string;
  readonly locale: GameLanguage;
}

/** What an account needs from the features above it. */
export interface AccountPorts {
  /** Creates everything else that belongs to a player, in the sign-up's transaction. */
  createPlayer(tx: Tx, player: NewPlayer): Promise<void>;
  /** The player as the client holds it. */
  readUser(db: Db, account: { playerId: string; username: string; type: number }): Promise<SessionUser>;
}
