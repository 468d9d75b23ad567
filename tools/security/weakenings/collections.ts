import type { Weakening } from './weakening.ts';

/** Whose collections are whose, and how much goes into them. */
export const COLLECTIONS: readonly Weakening[] = [
  {
    item: '18',
    what: 'everybody sees private collections, and those that the staff has hidden',
    file: 'apps/server/src/features/collections/require-collection.ts',
    find: 'if (!isShown(found)) return null;',
    replace: '',
    test: 'apps/server/src/features/collections/rights.itest.ts',
  },
  {
    item: '18',
    what: 'everybody changes public collections',
    file: 'apps/server/src/features/collections/require-collection.ts',
    find: "if (found.ownerId !== playerId) throw new AppError('http/forbidden');",
    replace: '',
    test: 'apps/server/src/features/collections/rights.itest.ts',
  },
  {
    item: '29',
    what: 'whatever decodes is a file of words',
    file: 'apps/server/src/features/collections/words/read-word-file.ts',
    find: "new TextDecoder('utf-8', { fatal: true })",
    replace: "new TextDecoder('utf-8')",
    test: 'apps/server/src/features/collections/words/upload.itest.ts',
  },
  {
    item: '30',
    what: 'collections are counted without holding their owner',
    file: 'apps/server/src/features/collections/create-collection.ts',
    find: "if ((await lockAccount(tx, ownerId)) === null) throw new AppError('auth/token_invalid');",
    replace: '',
    test: 'apps/server/src/features/collections/collections.race.itest.ts',
  },
  {
    item: '30',
    what: 'a file brings more words than there is room for',
    file: 'apps/server/src/features/collections/words/upload-words.ts',
    find: 'fresh.slice(0, COLLECTIONS.mostWords - held.words)',
    replace: 'fresh',
    test: 'apps/server/src/features/collections/collections.race.itest.ts',
  },
  {
    item: '30',
    what: 'what words are judged by may change before they are added',
    file: 'apps/server/src/features/collections/words/change-words.ts',
    find: 'seen.locale === held.locale && seen.isPublic === held.isPublic',
    replace: 'true',
    test: 'apps/server/src/features/collections/collections.race.itest.ts',
  },
];
