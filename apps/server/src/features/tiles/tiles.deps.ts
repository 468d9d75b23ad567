import type { GameLanguage, WordIndex } from '@syllaboom/engine';
import type { Database, Tx } from '#platform/db/index.ts';

/** What the operations of this feature work with. */
export interface TileDeps {
  readonly database: Database;
  /** Numbers in [0, 1) that nobody can guess. */
  readonly roll: () => number;
  /** False: the operator lets nobody gamble. */
  readonly gambleOpen: boolean;
  readonly ports: {
    /** A player's balances changed: whoever shows them learns of it. */
    announceChange(tx: Tx, playerId: string): void;
    /** The dictionary of a language, without its removed words; throws `words/language_building`. */
    openDictionary(language: GameLanguage): Promise<WordIndex>;
  };
}
