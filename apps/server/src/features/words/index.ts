export { openShelf } from './open-shelf.ts';
export { type PlayedWord, recordPlayedWords } from './ownership.repository.ts';
export type { DictionaryShelf } from './ports.ts';
export { createOfflineDownload, createWordsRoutes } from './words.routes.ts';
export { createWordsService, type WordsService } from './words.service.ts';
