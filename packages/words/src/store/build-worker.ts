import { parentPort, workerData } from 'node:worker_threads';
import type { IndexedLanguage } from '@syllaboom/engine';
import { buildMissing, openIndex } from './index-store.ts';

/** What the worker is started with. */
export interface BuildRequest {
  readonly cacheDir: string;
  readonly languages: readonly IndexedLanguage[];
}

/** What the worker says after each language. */
export interface BuildReply {
  readonly language: IndexedLanguage;
  /** Whether the index had to be built. */
  readonly built: boolean;
  /** Number of words of the index; 0 when there is none. */
  readonly words: number;
  /** Names of the categories of the index. */
  readonly categories: readonly string[];
  /** Why there is none, when building failed. */
  readonly error?: unknown;
}

const { cacheDir, languages } = workerData as BuildRequest;

for (const language of languages) {
  let reply: BuildReply;
  try {
    const built = buildMissing({ cacheDir }, [language]).length > 0;
    const { size: words, categories } = openIndex(language, { cacheDir });
    reply = { language, built, words, categories };
  } catch (error) {
    reply = { language, built: false, words: 0, categories: [], error };
  }
  parentPort?.postMessage(reply);
}
