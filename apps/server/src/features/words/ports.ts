import type { GameLanguage, WordIndex } from '@syllaboom/engine';

/** The dictionaries of this server, built and opened by whoever implements it. */
export interface DictionaryShelf {
  isReady(language: GameLanguage): boolean;
  whenReady(language: GameLanguage): Promise<void>;
  /** Only when ready. */
  get(language: GameLanguage): WordIndex;
  version(language: GameLanguage): string;
  /** Size of the compressed index for offline play; 0 while there is none. */
  offlineBytes(language: GameLanguage): number;
  /** The brotli-compressed index for offline play. */
  readOfflinePack(language: GameLanguage): Promise<Buffer>;
}
