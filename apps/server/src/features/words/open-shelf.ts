import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { DictionaryShelf as BuiltShelf, dictionaryVersion, offlinePackPath } from '@syllaboom/words';
import type { Logger } from '#platform/log/logger.ts';
import type { DictionaryShelf } from './ports.ts';

/** Opens this server's dictionaries: ready ones at once, the others as a worker builds them, English first. */
export function openShelf(logger: Logger): DictionaryShelf & { close(): Promise<void> } {
  const shelf = new BuiltShelf({
    onReady: (language, built) => logger.info({ part: 'words', language, built }, 'dictionary ready'),
    onFailure: (language, error) => logger.error({ part: 'words', language, err: error }, 'dictionary cannot be built'),
  });
  shelf.start();
  // Readiness waits for English; every other index is opened when it is first needed.
  shelf.whenReady('en-US').catch(() => {});
  return {
    isReady: (language) => shelf.isReady(language),
    isOpen: (language) => shelf.isOpen(language),
    size: (language) => shelf.size(language),
    whenReady: async (language) => {
      await shelf.whenReady(language);
    },
    get: (language) => shelf.get(language),
    version: (language) => dictionaryVersion(language),
    offlineBytes: (language) => statSync(offlinePackPath(language), { throwIfNoEntry: false })?.size ?? 0,
    readOfflinePack: (language) => readFile(offlinePackPath(language)),
    close: () => shelf.close(),
  };
}
