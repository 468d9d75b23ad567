import { GAME_LANGUAGES, type GameLanguage, type WordCatalogue } from '@syllaboom/engine';
import type { Database } from '#platform/db/index.ts';
import { indexWithout } from './index-without.ts';
import type { DictionaryRegistry } from '../ports.ts';
import { readRemovedWords } from './removal.repository.ts';

/** The words that have left the dictionaries, as this process knows them. */
export class RemovedWords {
  readonly #database: Database;
  #words: ReadonlyMap<string, ReadonlySet<string>> = new Map();

  constructor(database: Database) {
    this.#database = database;
  }

  /** Reads them anew. A language whose words are the same keeps its set, and with it its index. */
  async refresh(): Promise<void> {
    const rows = await readRemovedWords(this.#database.db);
    const words = new Map<string, ReadonlySet<string>>();
    for (const language of GAME_LANGUAGES) {
      const now = new Set(rows.filter(({ locale }) => locale === language).map(({ word }) => word));
      const before = this.#words.get(language);
      // Words only ever join.
      if (now.size > 0) words.set(language, before?.size === now.size ? before : now);
    }
    this.#words = words;
  }

  /** Null where no word has left. */
  of(language: GameLanguage): ReadonlySet<string> | null {
    return this.#words.get(language) ?? null;
  }
}

/** Dictionaries that lack the removed words. A match that runs keeps the index that it began with. */
export function withoutRemovedWords(dictionaries: DictionaryRegistry, removed: RemovedWords): DictionaryRegistry {
  const indexes = new WeakMap<ReadonlySet<string>, { readonly base: WordCatalogue; readonly index: WordCatalogue }>();
  return {
    isReady: (language) => dictionaries.isReady(language),
    isOpen: (language) => dictionaries.isOpen(language),
    whenReady: (language) => dictionaries.whenReady(language),
    size: (language) => dictionaries.size(language) - (removed.of(language)?.size ?? 0),
    categories: (language) => dictionaries.categories(language),
    get: (language) => {
      const base = dictionaries.get(language);
      const words = removed.of(language);
      if (words === null) return base;
      const known = indexes.get(words);
      if (known?.base === base) return known.index;
      const index = indexWithout(base, words);
      indexes.set(words, { base, index });
      return index;
    },
    version: (language) => dictionaries.version(language),
    offlineVersion: (language) => dictionaries.offlineVersion(language),
    offlineBytes: (language) => dictionaries.offlineBytes(language),
    readOfflinePack: (language) => dictionaries.readOfflinePack(language),
  };
}
