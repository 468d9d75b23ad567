import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { DictionaryRegistry as BuiltDictionaryRegistry, dictionaryVersion, offlinePackPath } from '@syllaboom/words';
import type { Logger } from '#platform/log/logger.ts';
import type { DictionaryRegistry } from './ports.ts';

/** Opens this server's dictionaries: ready ones at once, the others as a worker builds them, English first. */
export function openDictionaries(logger: Logger): DictionaryRegistry & { close(): Promise<void> } {
  const dictionaries = new BuiltDictionaryRegistry({
    onReady: (language, built) => logger.info({ part: 'words', language, built }, 'dictionary ready'),
    onFailure: (language, error) => logger.error({ part: 'words', language, err: error }, 'dictionary cannot be built'),
  });
  dictionaries.start();
  // Readiness waits for English; every other index is opened when it is first needed.
  dictionaries.whenReady('en-US').catch(() => {});
  return {
    isReady: (language) => dictionaries.isReady(language),
    isOpen: (language) => dictionaries.isOpen(language),
    size: (language) => dictionaries.size(language),
    categories: (language) => dictionaries.categories(language),
    whenReady: async (language) => {
      await dictionaries.whenReady(language);
    },
    get: (language) => dictionaries.get(language),
    version: (language) => dictionaryVersion(language),
    offlineVersion: (language) => dictionaryVersion(language),
    offlineBytes: (language) => statSync(offlinePackPath(language), { throwIfNoEntry: false })?.size ?? 0,
    readOfflinePack: (language) => readFile(offlinePackPath(language)),
    close: () => dictionaries.close(),
  };
}
