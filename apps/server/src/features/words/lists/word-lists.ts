import {
  type ENDPOINTS,
  type QueryOf,
  type ReplyOf,
  type WordSort,
  type WordStats,
  WORDS_PAGE,
} from '@syllaboom/contracts';
import { canonicalWord, GAME_LANGUAGES } from '@syllaboom/engine';
import type { Clock } from '#platform/clock/clock.ts';
import { remember } from '#platform/clock/remember.ts';
import type { Database } from '#platform/db/index.ts';
import type { WordPorts } from '../ports.ts';
import { countDiscoveries } from '../word-usage.repository.ts';
import { requireLanguage } from '../words.service.ts';
import {
  countWords,
  readClaimTotals,
  readWordOrder,
  readWords,
  readWordsPage,
  type Spelling,
  type WordChoice,
  wordKeyOf,
} from './word-lists.repository.ts';

type PageQuery = QueryOf<(typeof ENDPOINTS)['wordsPage']>;
type PageReply = ReplyOf<(typeof ENDPOINTS)['wordsPage']>;

/** How long a list of what was played is, is counted once for whoever turns its pages. */
const TOTALS = { keptMs: 60_000, most: 5000 };
/** The order of a long list, too; at most a megabyte or two each. */
const ORDERS = { keptMs: 60_000, most: 100 };
/** From so many words on a list is long; above the most it is sorted for each page. */
const LONG_LIST = { from: 2000, most: 200_000 };

/** A player's own words. */
export interface WordLists {
  stats(playerId: string): Promise<WordStats>;
  /** Throws `words/language_unknown`. */
  page(playerId: string, query: PageQuery): Promise<PageReply>;
}

/** Reads players' own words. */
export function createWordLists(
  { db }: Database,
  clock: Pick<Clock, 'monotonicMs'>,
  ports: Pick<WordPorts, 'countActiveDays'>,
): WordLists {
  const totals = remember<number>(clock, TOTALS);
  const orders = remember<readonly string[]>(clock, ORDERS);
  const orderOf = (
    choice: WordChoice,
    counted: number,
    { sort, order }: { readonly sort: WordSort; readonly order: 'asc' | 'desc' },
  ): Promise<readonly string[]> =>
    orders(JSON.stringify([choice, sort, order, counted]), async () =>
      (await readWordOrder(db, choice, { sort, order })).split('\n'),
    );
  return {
    stats: async (playerId) => {
      const [claims, totalDiscoveries, elite, daysActive] = await Promise.all([
        readClaimTotals(db, playerId),
        countDiscoveries(db, playerId),
        countWords(db, { playerId, type: 'elites', locale: null, spellings: null }),
        ports.countActiveDays(db, playerId),
      ]);
      return {
        totalWords: claims.spellings,
        totalDiscoveries,
        totalClaims: claims.claims,
        daysActive,
        totalUses: claims.uses,
        languageCount: claims.languages,
        elite,
      };
    },
    page: async (playerId, query) => {
      const choice = choiceOf(playerId, query);
      const [page, limit] = [Number(query.page ?? 1), Number(query.limit ?? WORDS_PAGE.detailed)];
      const sort = query.sort ?? 'u';
      const order = query.sortOrder ?? (sort === 'alphabetical' ? 'asc' : 'desc');
      const count = () => countWords(db, choice);
      // What one holds is bought, sold and destroyed: whoever did that a moment ago wants to see it counted.
      const counted = await (choice.type === 'discoveries' ? count() : totals(JSON.stringify(choice), count));
      const offset = (page - 1) * limit;
      // No index may know how many have claimed a word, and pages further on pass over all before them.
      const isDear = sort === 'tu' || page > 1;
      const isLong = counted >= LONG_LIST.from && counted <= LONG_LIST.most;
      const words =
        isDear && isLong
          ? await readWords(
              db,
              choice,
              (await orderOf(choice, counted, { sort, order })).slice(offset, offset + limit).map(wordKeyOf),
            )
          : await readWordsPage(db, choice, { sort, order, offset, limit });
      // Who sees a whole list sees how long it is, whatever was counted before.
      const totalWords = page === 1 && words.length < limit ? words.length : counted;
      const totalPages = Math.max(1, Math.ceil(totalWords / limit));
      return { words, pagination: { currentPage: page, totalPages, totalWords } };
    },
  };
}

function choiceOf(playerId: string, { type = 'claims', language, search = '' }: PageQuery): WordChoice {
  const locale = language === undefined ? null : requireLanguage(language);
  const spellings = search.trim() === '' ? null : spell(search, locale === null ? GAME_LANGUAGES : [locale]);
  return { playerId, type, locale, spellings };
}

/** A text as each of the languages spells it. */
function spell(text: string, languages: readonly (typeof GAME_LANGUAGES)[number][]): Spelling[] {
  const spelled = Map.groupBy(languages, (language) => canonicalWord(text, language));
  return [...spelled].map(([form, locales]) => ({ text: form, locales }));
}
