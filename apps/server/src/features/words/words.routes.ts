import type { Caller } from '#features/account';
import type { Download, Routes } from '#platform/http/call.ts';
import type { WordsService } from './words.service.ts';

/** Word existence, syllable search, state of the dictionaries. */
export const createWordsRoutes = (words: WordsService) =>
  ({
    wordExists: async ({ params }) => ({ exists: await words.exists(params.language, params.word) }),
    searchWords: async ({ params }) => words.search(params.language, params.syllable),
    wordLanguages: async () => ({ languages: words.languages() }),
  }) satisfies Routes<Caller, 'wordExists' | 'searchWords' | 'wordLanguages'>;

/** The dictionary of one language for offline play. */
export const createOfflineDownload = (words: WordsService): Download => ({
  path: '/words/offline/:language',
  summary: 'A dictionary for offline play',
  read: async (params) => {
    const { bytes, version } = await words.readOfflinePack(params['language'] ?? '');
    return { bytes, type: 'application/octet-stream', etag: `"${version}"` };
  },
});
