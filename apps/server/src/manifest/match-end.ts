import type { MatchGrant } from '@syllaboom/engine';
import type { ItemGain } from '#features/inventory';
import type { BoardEntry } from '#features/leaderboards';
import type { FinishedMatch, PlayerSeat } from '#features/match';
import type { Move } from '#features/wallet';
import type { CategoryGain } from '#features/words';
import type { Tx } from '#platform/db/index.ts';
import type { Feature } from './feature.ts';

/** What a match gave to one of its players with an account. */
export interface MatchEndPlayer {
  readonly seat: PlayerSeat;
  readonly grant: MatchGrant;
  readonly won: boolean;
  readonly discovered: number;
  readonly claimed: number;
}

/** A match that counts, once it is decided what everybody gets, and before anything of it is written to purses and boards. */
export interface MatchEnd {
  readonly match: FinishedMatch;
  readonly players: readonly MatchEndPlayer[];
  /** Claimed words by category. */
  readonly categories: readonly CategoryGain[];
}

/** A bomb that somebody found: `diamonds` instead of one that they had already, else 0. */
export interface DroppedBomb {
  readonly playerId: string;
  readonly bomb: number;
  readonly diamonds: number;
}

/**
 * What a feature adds to it. The match writes it with its own, each table in one sorted statement and in the order in which
 * all lock them: purses, inventories, profiles, boards.
 */
export interface MatchEndAddition {
  /** Bombs that dropped; what of them goes to purses and inventories stands there, too. */
  readonly bombs?: readonly DroppedBomb[];
  readonly moves?: readonly Move[];
  readonly items?: readonly ItemGain[];
  readonly boards?: readonly BoardEntry[];
}

/** Asks all features, one after the other, what they add. */
export const createAtMatchEnd =
  (features: readonly Feature[]) =>
  async (tx: Tx, end: MatchEnd): Promise<Required<MatchEndAddition>> => {
    const added: MatchEndAddition[] = [];
    for (const { atMatchEnd } of features) if (atMatchEnd !== undefined) added.push(await atMatchEnd(tx, end));
    return {
      bombs: added.flatMap(({ bombs = [] }) => bombs),
      moves: added.flatMap(({ moves = [] }) => moves),
      items: added.flatMap(({ items = [] }) => items),
      boards: added.flatMap(({ boards = [] }) => boards),
    };
  };
