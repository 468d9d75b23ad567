export { DamagedDataError } from './damaged-data-error.ts';
export { PackedWordIndex } from './lookup/packed-word-index.ts';
export { DictionaryNotReadyError, DictionaryShelf, type ShelfOptions } from './store/dictionary-shelf.ts';
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
