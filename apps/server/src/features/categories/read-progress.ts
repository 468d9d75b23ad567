import { CATEGORY_WORDS_PAGE, type ENDPOINTS, type ReplyOf } from '@syllaboom/contracts';
import { canonicalWord } from '@syllaboom/engine';
import { readClaimedAmong, readLeavingAmong } from '#features/words';
import type { CategoryDeps } from './categories.deps.ts';
import { maskWord } from './mask-word.ts';
import { openCategory } from './open-category.ts';

type Progress = ReplyOf<(typeof ENDPOINTS)['categoryProgress']>;

/** What is asked for, as it came. */
export interface ProgressQuery {
  readonly page?: string | undefined;
  readonly limit?: string | undefined;
  readonly search?: string | undefined;
}

/**
 * A page of a category's words as the player sees them. What is masked here is masked for the search, too: it looks at what
 * is shown, so that nobody finds the words letter by letter.
 */
export async function readProgress(
  deps: CategoryDeps,
  playerId: string,
  asked: { readonly category: string; readonly locale: string; readonly query: ProgressQuery },
): Promise<Progress> {
  const { locale, words } = await openCategory(deps, asked.locale, asked.category);
  const { db } = deps.database;
  const [claimed, { listed }] = await Promise.all([
    readClaimedAmong(db, playerId, { locale, words }),
    readLeavingAmong(db, locale, words),
  ]);
  const untyped = words.filter((word) => !claimed.has(word));
  const shown = words.map((word) => {
    const typed = claimed.has(word);
    return { word: typed ? word : maskWord(word), typed };
  });
  const sought = canonicalWord(asked.query.search ?? '', locale);
  return {
    ...pageOf(
      shown.filter(({ word }) => word.includes(sought)),
      asked.query,
    ),
    summary: {
      totalTyped: words.length - untyped.length,
      totalUntyped: untyped.length,
      totalUntypedAvailable: untyped.filter((word) => !listed.has(word)).length,
      totalAvailable: words.length,
    },
  };
}

/** The page that is asked for; behind the last one the last. */
function pageOf(
  found: Progress['words'],
  { page = '1', limit = String(CATEGORY_WORDS_PAGE) }: ProgressQuery,
): Pick<Progress, 'words' | 'pagination'> {
  const size = Number(limit);
  const totalPages = Math.max(1, Math.ceil(found.length / size));
  const currentPage = Math.min(totalPages, Math.max(1, Number(page)));
  return {
    words: found.slice((currentPage - 1) * size, currentPage * size),
    pagination: { currentPage, totalPages },
  };
}
