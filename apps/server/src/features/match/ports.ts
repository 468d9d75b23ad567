import type { MatchEnd, MatchEndAddition } from '#manifest/match-end.ts';
import type { Tx } from '#platform/db/index.ts';
import type { GameLanguage } from '@syllaboom/engine';

/** What a match asks of others at its end. */
export interface MatchPorts {
  /** Categories that hold the word; null while the dictionary is not open. */
  categoriesOf(language: GameLanguage, word: string): readonly string[] | null;
  /** A player has other points, once the transaction has committed: they stand on every card. */
  playerChanged(tx: Tx, playerId: string): void;
  /** What other features add to the end of a match that counts; they may write rows of their own. */
  atMatchEnd(tx: Tx, end: MatchEnd): Promise<Required<MatchEndAddition>>;
  /** The spread of active hidden ratings of ranked play. */
  ratingSpread(): number;
}
