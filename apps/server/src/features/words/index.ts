export { AddedWords, withAddedWords } from './additions/added-words.ts';
export { addWord, readAdditionTimes, wasRemoved } from './additions/addition.repository.ts';
export { createBookmarks } from './bookmarks/bookmarks.ts';
export { createCommunityHome } from './community/community-home.ts';
export { countUncountedClaims } from './facts/count-claims.ts';
export { takeHolding } from './facts/holdings.repository.ts';
export {
  handWordOver,
  lockHeldCopies,
  readHeldOfMatches,
  readHeldSpellings,
  setPromised,
} from './facts/promised-words.repository.ts';
export type { NamedWord } from './facts/word-facts.repository.ts';
export { createWordLists } from './lists/word-lists.ts';
export { type CategoryGain, readCategoryClaims } from './ownership/category-claims.repository.ts';
export { holdCategoryClaims, readClaimedAmong } from './ownership/claimed-words.repository.ts';
export { type CategoryProgress, createCategoryProgress } from './ownership/completed-categories.ts';
export { createMeanings, type MeaningService } from './meanings/meanings.ts';
export { createOfflineMeanings } from './meanings/offline-meanings.ts';
export { createOnlineMeanings } from './meanings/online-meanings.ts';
export { openDictionaries } from './open-dictionaries.ts';
export { recordPlayedWords } from './ownership/ownership.repository.ts';
export { readClaimLocales, takeBackWords } from './ownership/take-back.repository.ts';
export type { PlayedWord } from './ownership/played-word.ts';
export { createPlayerSearch } from './player-search.ts';
export type { DictionaryRegistry, WordPorts } from './ports.ts';
export {
  type ListedWord,
  type RemovedWord,
  listWord,
  readDueWords,
  readListedWords,
  readOwners,
  removeWord,
  unlistWord,
} from './removals/removal.repository.ts';
export { readLeavingAmong } from './removals/leaving-words.repository.ts';
export { RemovedWords, withoutRemovedWords } from './removals/removed-words.ts';
export { wordsFeature } from './words.feature.ts';
export { countDiscoveries } from './word-usage.repository.ts';
export { createWordsService, requireLanguage, type WordsService } from './words.service.ts';
