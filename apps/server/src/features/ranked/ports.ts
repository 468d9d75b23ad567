import type { Tx } from '#platform/db/index.ts';

/** A match that a player won without playing, since the other one left or never came. */
export interface ForfeitedMatch {
  readonly matchId: string;
  readonly roomId: string;
  readonly locale: string;
  readonly startedAt: Date;
  readonly endedAt: Date;
  /** The winner first. */
  readonly players: readonly [
    { readonly playerId: string; readonly change: number },
    { readonly playerId: string; readonly change: number },
  ];
}

/** What ranked play needs of the features beside and above it. */
export interface RankedPorts {
  /** Puts a match without a turn into the players' histories. */
  keepForfeit(tx: Tx, match: ForfeitedMatch): Promise<void>;
  /** Called after the commit: the player's points are others now. */
  playerChanged(tx: Tx, playerId: string): void;
}
