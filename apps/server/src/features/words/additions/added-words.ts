import { GAME_LANGUAGES, type GameLanguage, type WordCatalogue } from '@syllaboom/engine';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/db/index.ts';
import type { DictionaryRegistry } from '../ports.ts';
import { readAddedWords } from './addition.repository.ts';
import { indexWith } from './index-with.ts';

/** The words that have joined the dictionaries, as this process knows them. */
export class AddedWords {
  readonly #database: Database;
  readonly #clock: Clock;
  #words: ReadonlyMap<string, ReadonlySet<string>> = new Map();

  constructor(database: Database, clock: Clock) {
    this.#database = database;
    this.#clock = clock;
  }

  /** Reads anew what is in force now. A language whose words are the same keeps its set, and with it its index. */
  async refresh(): Promise<void> {
    const rows = await readAddedWords(this.#database.db, this.#clock.now());
    const words = new Map<string, ReadonlySet<string>>();
    for (const language of GAME_LANGUAGES) {
      const now = new Set(rows.filter(({ locale }) => locale === language).map(({ word }) => word));
      const before = this.#words.get(language);
      // Words only ever join.
      if (now.size > 0) words.set(language, before?.size === now.size ? before : now);
    }
    this.#words = words;
  }

  /** Null where no word has joined. */
  of(language: GameLanguage): ReadonlySet<string> | null {
    return this.#words.get(language) ?? null;
  }
}

/**
 * Dictionaries that hold the added words. Their version is that of the built one and how many words have joined it since.
 * A match that runs keeps the index that it began with.
 */
export function withAddedWords(dictionaries: DictionaryRegistry, added: AddedWords): DictionaryRegistry {
  const indexes = new WeakMap<ReadonlySet<string>, { readonly base: WordCatalogue; readonly index: WordCatalogue }>();
  const get = (language: GameLanguage): WordCatalogue => {
    const base = dictionaries.get(language);
    const words = added.of(language);
    if (words === null) return base;
    const known = indexes.get(words);
    if (known?.base === base) return known.index;
    const index = indexWith(base, words);
    indexes.set(words, { base, index });
    return index;
  };
  return {
    isReady: (language) => dictionaries.isReady(language),
    isOpen: (language) => dictionaries.isOpen(language),
    whenReady: (language) => dictionaries.whenReady(language),
    size: (language) => {
      const size = dictionaries.size(language);
      return size === 0 ? 0 : size + (added.of(language)?.size ?? 0);
    },
    categories: (language) => dictionaries.categories(language),
    get,
    version: (language) => {
      const words = added.of(language);
      return `${dictionaries.version(language)}${words === null ? '' : `+${words.size}`}`;
    },
    offlineVersion: (language) => dictionaries.offlineVersion(language),
    offlineBytes: (language) => dictionaries.offlineBytes(language),
    readOfflinePack: (language) => dictionaries.readOfflinePack(language),
  };
}
