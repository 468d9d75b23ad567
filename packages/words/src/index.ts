export { DamagedDataError } from './damaged-data-error.ts';
export { hintOf, LANGUAGES_WITH_MEANINGS, type MeaningBook, openMeanings } from './meanings/open-meanings.ts';
export { PackedWordIndex } from './lookup/packed-word-index.ts';
export {
  DictionaryNotReadyError,
  DictionaryRegistry,
  type DictionaryRegistryOptions,
} from './store/dictionary-registry.ts';
export {
  buildIndex,
  buildMissing,
  DEFAULT_CACHE_DIR,
  indexPath,
  isBuilt,
  MissingIndexError,
  openIndex,
  openOrBuildIndex,
  type StoreOptions,
} from './store/index-store.ts';
export { dictionaryVersion, offlinePackPath } from './store/word-data.ts';
export { builtInPrompts } from './trivia/picture-prompts.ts';
export { openTrivia, type TriviaBank } from './trivia/trivia-bank.ts';
