import type { GameLanguage, MutualBlocks, WordIndex } from '@syllaboom/engine';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database, Db, Tx } from '#platform/db/index.ts';

/** What the operations of this feature work with. */
export interface CraftingDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly ports: {
    /** A player's balances or things changed: whoever shows them learns of it. */
    announceChange(tx: Tx, playerId: string): void;
    /** The dictionary of a language, without its removed words; throws `words/language_building`. */
    openDictionary(language: GameLanguage): Promise<WordIndex>;
    /** What a player and each of these others have set about each other; others with nothing set are left out. */
    mutualBlocks(db: Db, playerId: string, otherIds: readonly string[]): Promise<ReadonlyMap<string, MutualBlocks>>;
  };
}
