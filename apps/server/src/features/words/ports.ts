import type { GameLanguage, MutualBlocks, WordCatalogue } from '@syllaboom/engine';
import type { Db } from '#platform/db/index.ts';

/** The dictionaries of this server, built and opened by whoever implements it. */
export interface DictionaryRegistry {
  /** Whether the index is built. */
  isReady(language: GameLanguage): boolean;
  /** Whether it is in memory: only then `get` takes no time. */
  isOpen(language: GameLanguage): boolean;
  /** Resolves when it is built and in memory. */
  whenReady(language: GameLanguage): Promise<void>;
  /** Number of words; 0 until it is built. */
  size(language: GameLanguage): number;
  /** Names of its categories; none until it is built. */
  categories(language: GameLanguage): readonly string[];
  /** Only when ready. */
  get(language: GameLanguage): WordCatalogue;
  /** Names exactly the words of which `get` gives the index. */
  version(language: GameLanguage): string;
  /** Names what the index for offline play holds. */
  offlineVersion(language: GameLanguage): string;
  /** Size of the compressed index for offline play; 0 while there is none. */
  offlineBytes(language: GameLanguage): number;
  /** The brotli-compressed index for offline play. */
  readOfflinePack(language: GameLanguage): Promise<Buffer>;
}

/** What one source says of a word. */
export interface FoundMeanings {
  /** Plain texts, best first; empty when the word is not known there. */
  readonly meanings: readonly string[];
  /** Whose texts they are, for the licence. */
  readonly source: string;
}

/** Somewhere that knows what words mean. Rejects when it can't be asked. */
export type MeaningSource = (language: GameLanguage, word: string) => Promise<FoundMeanings>;

/** What words need of the features beside and above them. */
export interface WordPorts {
  /** Days on which the player finished a match. */
  countActiveDays(db: Db, playerId: string): Promise<number>;
  /** How players are shown. */
  readNames(
    db: Db,
    playerIds: readonly string[],
  ): Promise<ReadonlyMap<string, { readonly displayName: string; readonly avatar: string; readonly frame: number }>>;
  /** What a player and each of these others have set about each other; others with nothing set are left out. */
  mutualBlocks(db: Db, playerId: string, otherIds: readonly string[]): Promise<ReadonlyMap<string, MutualBlocks>>;
}
