import { Worker } from 'node:worker_threads';
import { INDEXED_LANGUAGES, type IndexedLanguage, type WordCatalogue } from '@syllaboom/engine';
import type { BuildReply, BuildRequest } from './build-worker.ts';
import { DEFAULT_CACHE_DIR, openIndex, readIndex } from './index-store.ts';

export interface DictionaryRegistryOptions {
  readonly cacheDir?: string;
  /** Languages in the order in which they become ready. */
  readonly languages?: readonly IndexedLanguage[];
  /** Told of every language that became ready. */
  readonly onReady?: (language: IndexedLanguage, built: boolean) => void;
  /** Told of every language whose index could not be built. */
  readonly onFailure?: (language: IndexedLanguage, error: unknown) => void;
}

/** A dictionary was asked for before its index was ready. */
export class DictionaryNotReadyError extends Error {
  override readonly name = 'DictionaryNotReadyError';
  readonly language: IndexedLanguage;

  constructor(language: IndexedLanguage) {
    super(`the dictionary of ${language} is not ready`);
    this.language = language;
  }
}

interface Slot {
  readonly ready: Promise<void>;
  readonly settle: (error?: unknown) => void;
  isReady: boolean;
  /** Number of words; 0 until it is known. */
  words: number;
  categories: readonly string[];
  index: WordCatalogue | null;
  /** The index being read. */
  opening: Promise<WordCatalogue> | null;
}

function createSlot(): Slot {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  // A language that nobody waits for must not end the process; those who wait get the failure.
  promise.catch(() => {});
  return {
    ready: promise,
    settle: (error) => (error === undefined ? resolve() : reject(error)),
    isReady: false,
    words: 0,
    categories: [],
    index: null,
    opening: null,
  };
}

/**
 * The server's dictionaries. A worker thread checks the cached indexes and builds the missing ones, English first; each
 * index is opened when it is first asked for.
 */
export class DictionaryRegistry {
  readonly #options: DictionaryRegistryOptions;
  readonly #slots: ReadonlyMap<IndexedLanguage, Slot>;
  #worker: Worker | null = null;

  constructor(options: DictionaryRegistryOptions = {}) {
    this.#options = options;
    this.#slots = new Map((options.languages ?? INDEXED_LANGUAGES).map((language) => [language, createSlot()]));
  }

  /** Starts the worker. Await `whenReady` for a language. */
  start(): void {
    if (this.#worker !== null) return;
    const request: BuildRequest = {
      cacheDir: this.#options.cacheDir ?? DEFAULT_CACHE_DIR,
      languages: [...this.#slots.keys()],
    };
    const worker = new Worker(new URL('./build-worker.ts', import.meta.url), { workerData: request });
    worker.on('message', (reply: BuildReply) => this.#onMessage(reply));
    worker.on('error', (error) => this.#failRest(error));
    worker.on('exit', () => this.#failRest(new Error('the build of word indexes was stopped')));
    this.#worker = worker;
  }

  /** Whether the index is there; it may still have to be opened. */
  isReady(language: IndexedLanguage): boolean {
    return this.#slots.get(language)?.isReady ?? false;
  }

  /** Whether `get` answers at once. */
  isOpen(language: IndexedLanguage): boolean {
    return (this.#slots.get(language)?.index ?? null) !== null;
  }

  /** Number of words of a ready language, known without opening its index; 0 for others. */
  size(language: IndexedLanguage): number {
    return this.#slots.get(language)?.words ?? 0;
  }

  /** Names of the categories of a ready language, known without opening its index; none for others. */
  categories(language: IndexedLanguage): readonly string[] {
    return this.#slots.get(language)?.categories ?? [];
  }

  /** The dictionary once it is built and opened, neither of which stops the caller's thread; rejects when it can't be. */
  async whenReady(language: IndexedLanguage): Promise<WordCatalogue> {
    const slot = this.#slots.get(language);
    if (slot === undefined) throw new DictionaryNotReadyError(language);
    await slot.ready;
    if (slot.index !== null) return slot.index;
    slot.opening ??= readIndex(language, this.#options).finally(() => {
      slot.opening = null;
    });
    const index = await slot.opening;
    slot.index ??= index;
    return slot.index;
  }

  /** The dictionary of a ready language, opened on the spot if need be; throws DictionaryNotReadyError for others. */
  get(language: IndexedLanguage): WordCatalogue {
    const slot = this.#slots.get(language);
    if (slot === undefined || !slot.isReady) throw new DictionaryNotReadyError(language);
    slot.index ??= openIndex(language, this.#options);
    return slot.index;
  }

  /** Stops building; languages that are not ready never will be. */
  async close(): Promise<void> {
    await this.#worker?.terminate();
  }

  #onMessage(reply: BuildReply): void {
    const slot = this.#slots.get(reply.language);
    // Under `node --watch` the runtime speaks through the same port.
    if (slot === undefined) return;
    if (reply.error !== undefined) {
      slot.settle(reply.error);
      this.#options.onFailure?.(reply.language, reply.error);
      return;
    }
    slot.isReady = true;
    slot.words = reply.words;
    slot.categories = reply.categories;
    slot.settle();
    this.#options.onReady?.(reply.language, reply.built);
  }

  #failRest(error: unknown): void {
    for (const slot of this.#slots.values()) if (!slot.isReady) slot.settle(error);
  }
}
