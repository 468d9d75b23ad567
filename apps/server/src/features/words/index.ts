export { createBookmarks } from './bookmarks.ts';
export { createMeanings, type MeaningService } from './meanings.ts';
export { createOfflineMeanings } from './offline-meanings.ts';
export { createOnlineMeanings } from './online-meanings.ts';
export { openShelf } from './open-shelf.ts';
export { type PlayedWord, recordPlayedWords } from './ownership.repository.ts';
export type { DictionaryShelf } from './ports.ts';
export { createOfflineDownload, createWordsRoutes } from './words.routes.ts';
export { createWordsService, type WordsService } from './words.service.ts';
