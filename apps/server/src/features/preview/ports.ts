import type { GameLanguage } from '@syllaboom/engine';

/** What previews need of the rest of the server. */
export interface PreviewPorts {
  /** Whether a dictionary has the word; throws `words/language_building`. */
  knowsWord(language: GameLanguage, word: string): Promise<boolean>;
  /** What the word means, best first; rejects when it is not known and somebody could not be asked. */
  meaningOf(
    language: GameLanguage,
    word: string,
  ): Promise<{ readonly meanings: readonly string[]; readonly source: string | null }>;
  /** The address under /api at which a picture from elsewhere is served. */
  pictureLink(url: string): string;
}
