import type { FeatureRoutes } from '#manifest/feature.ts';
import { ERRORS } from '@syllaboom/contracts';
import type { Database } from '#platform/db/index.ts';
import type { Download } from '#platform/http/call.ts';
import type { Bookmarks } from './bookmarks/bookmarks.ts';
import type { createCommunityHome } from './community/community-home.ts';
import { searchDiscoveries } from './community/discovery-search.ts';
import { readWordDetail, type WordDetailDeps } from './detail/word-detail.ts';
import type { WordLists } from './lists/word-lists.ts';
import type { MeaningService } from './meanings/meanings.ts';
import type { PlayerSearch } from './player-search.ts';
import { createSyllableSearch } from './syllables/syllable-search.ts';
import { wordUsage } from './word-usage.ts';
import type { WordsService } from './words.service.ts';

/** What the calls work with. */
export interface WordsRouteDeps {
  readonly database: Database;
  readonly words: WordsService;
  readonly meanings: MeaningService;
  readonly bookmarks: Bookmarks;
  readonly searchFor: PlayerSearch;
  readonly lists: WordLists;
  readonly detail: WordDetailDeps;
  readonly home: ReturnType<typeof createCommunityHome>;
}

/** Word existence, searches, categories, meanings, bookmarks, state of the dictionaries, players' words. */
export function createWordsRoutes({ database, words, meanings, bookmarks, searchFor, ...deps }: WordsRouteDeps) {
  const syllables = createSyllableSearch(words);
  return {
    wordExists: async ({ params }) => ({ exists: await words.exists(params.language, params.word) }),
    wordsOfSyllable: async ({ caller, params, query: { page = '1', order = 'known' } }) => {
      const search = () => words.search(params.language, params.syllable, { page: Number(page), order });
      return (await searchFor(caller.playerId, search)).words;
    },
    searchSyllables: ({ query }) => syllables.search(query),
    wordLanguages: async () => ({ languages: words.languages() }),
    categoryList: async ({ params }) => ({ categories: await words.categories(params.locale) }),
    wordSearch: ({ caller, params, query: { order = 'known' } }) =>
      searchFor(caller.playerId, () => words.search(params.locale, params.query, { order })),
    wordSearchInCategory: ({ caller, params: { locale, query, category }, query: { order = 'known' } }) =>
      searchFor(caller.playerId, () => words.searchCategory(locale, query, category, order)),
    wordMeaning: async ({ query }) => {
      const { meanings: meaning, ...found } = await meanings.lookUp(query.lang ?? 'en-US', query.word);
      return { ...found, meaning, error: meaning.length === 0 ? ERRORS['http/not_found'].text : null };
    },
    syllableBookmarks: async ({ caller }) =>
      (await bookmarks.list(caller.playerId)).map(({ syllable, locale, words: count }) => ({
        s: syllable,
        l: locale,
        c: count,
      })),
    addSyllableBookmark: async ({ caller, params }) => {
      await bookmarks.add(caller.playerId, params.language, params.syllable);
      return { success: true };
    },
    removeSyllableBookmark: async ({ caller, params }) => {
      await bookmarks.remove(caller.playerId, params.language, params.syllable);
      return { success: true };
    },
    clearSyllableBookmarks: async ({ caller }) => {
      await bookmarks.clear(caller.playerId);
      return { success: true };
    },
    wordUsage: ({ params }) => wordUsage(database.db, params.id),
    wordStats: ({ caller }) => deps.lists.stats(caller.playerId),
    wordsPage: ({ caller, query }) => deps.lists.page(caller.playerId, query),
    wordDetail: ({ caller, params }) => readWordDetail(deps.detail, caller.playerId, params),
    discoverySearch: ({ params }) => searchDiscoveries(database.db, words, params.query),
    communityHome: () => deps.home(),
    home: () => deps.home(),
  } satisfies FeatureRoutes;
}

export const createOfflineDownload = (words: WordsService): Download => ({
  path: '/words/offline/:language',
  summary: 'A dictionary for offline play',
  errors: ['words/language_unknown'],
  read: async (params) => {
    const { bytes, version } = await words.readOfflinePack(params['language'] ?? '');
    return { bytes, type: 'application/octet-stream', etag: `"${version}"` };
  },
});
