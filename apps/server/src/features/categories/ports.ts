import type { GameLanguage, WordIndex } from '@syllaboom/engine';
import type { Tx } from '#platform/db/index.ts';

/** What categories need of the rest of the server. */
export interface CategoryPorts {
  /** The dictionary of a language, without the removed words that this process knows of; throws `words/language_building`. */
  openDictionary(language: GameLanguage): Promise<WordIndex>;
  /** Names of a language's categories, known without opening its dictionary; none until it is built. */
  categoriesOf(language: GameLanguage): readonly string[];
  /** Tells, after the commit, that the player's balances changed. */
  announceChange(tx: Tx, playerId: string): void;
}
