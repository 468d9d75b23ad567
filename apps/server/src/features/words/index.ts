export { createBookmarks } from './bookmarks.ts';
export type { CategoryGain } from './category-claims.repository.ts';
export { type CategoryProgress, createCategoryProgress } from './completed-categories.ts';
export { createMeanings, type MeaningService } from './meanings.ts';
export { createOfflineMeanings } from './offline-meanings.ts';
export { createOnlineMeanings } from './online-meanings.ts';
export { openShelf } from './open-shelf.ts';
export { recordPlayedWords } from './ownership.repository.ts';
export { readClaimLocales, takeBackWords } from './take-back.repository.ts';
export type { PlayedWord } from './played-word.ts';
export { createPlayerSearch } from './player-search.ts';
export type { DictionaryShelf } from './ports.ts';
export {
  type ListedWord,
  type RemovedWord,
  listWord,
  readDueWords,
  readListedWords,
  removeWord,
  unlistWord,
} from './removal.repository.ts';
export { RemovedWords, shelfWithout } from './removed-words.ts';
export { wordsFeature } from './words.feature.ts';
export { countDiscoveries } from './word-usage.repository.ts';
export { createWordsService, requireLanguage, type WordsService } from './words.service.ts';
