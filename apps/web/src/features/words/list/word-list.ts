import { WORDS_PAGE } from '@syllaboom/contracts';
import { hashKey, type QueryKey } from '@tanstack/react-query';
import { createStore } from 'zustand';
import { api } from '../../../platform/api/api.ts';
import type { CallInput, CallReply } from '../../../platform/api/create-api.ts';
import { queryClient } from '../../../platform/query/query-client.ts';
import { keyOf } from '../../../platform/query/stale-after.ts';
import { DISCOVERIES_FRESH_MS } from '../word-timings.ts';
import type { WordFilter } from './word-filter.ts';

/** A page of words: of which filter and search, and from 1 on. */
export interface AskedPage {
  readonly filter: WordFilter;
  readonly search: string;
  readonly page: number;
}
/** What a page was asked for: a list anew, another page of it, the other view. */
export type Step = 'list' | 'page' | 'view';
type WordsReply = CallReply<'wordsPage'>;

export interface WordListState {
  /** The page on the screen; null until there is one, and where a list could not be read. */
  readonly shown: { readonly asked: AskedPage; readonly reply: WordsReply } | null;
  /** What of it went wrong last. */
  readonly failure: Step | null;
  /** A page is on its way. */
  readonly busy: boolean;
}

export const wordsPerPage = ({ minimal }: WordFilter): 30 | 100 => (minimal ? WORDS_PAGE.minimal : WORDS_PAGE.detailed);

function inputOf({ filter, search, page }: AskedPage): CallInput<'wordsPage'> {
  const { type, language, sort, ascending } = filter;
  return {
    query: {
      type,
      sort,
      sortOrder: ascending ? 'asc' : 'desc',
      page: String(page),
      limit: wordsPerPage(filter) === WORDS_PAGE.minimal ? '100' : '30',
      ...(language === null ? {} : { language }),
      ...(search === '' ? {} : { search }),
    },
  };
}

/** Reads a page; one that was read lately is given again. */
export function readWords(asked: AskedPage): Promise<WordsReply> {
  const input = inputOf(asked);
  return queryClient.fetchQuery({
    queryKey: keyOf('wordsPage', input),
    queryFn: () => api.call('wordsPage', input),
    staleTime: DISCOVERIES_FRESH_MS,
  });
}

/** The page of the other view on which the first word of this one stands. */
const samePlace = (page: number, from: number, to: number): number => Math.floor(((page - 1) * from) / to) + 1;

/** The view may have changed while a list waited. */
const inView = (asked: AskedPage, shown: WordListState['shown']): AskedPage =>
  shown === null ? asked : { ...asked, filter: { ...asked.filter, minimal: shown.asked.filter.minimal } };

/**
 * A player's words, page by page; one load at a time. While one runs, no other page and no other view is asked for; of
 * the lists that are asked for meanwhile the last one follows.
 */
export function createWordList(read: (asked: AskedPage) => Promise<WordsReply> = readWords) {
  const store = createStore<WordListState>(() => ({ shown: null, failure: null, busy: false }));
  let tried: { readonly asked: AskedPage; readonly step: Step } | null = null;
  let waiting: AskedPage | null = null;

  async function load(asked: AskedPage, step: Step): Promise<boolean> {
    tried = { asked, step };
    store.setState({ busy: true });
    const reply = await read(asked).catch(() => null);
    store.setState(({ shown }) => ({
      shown: reply === null ? (step === 'list' ? null : shown) : { asked, reply },
      failure: reply === null ? step : null,
      busy: false,
    }));
    const next = waiting;
    waiting = null;
    if (next !== null) await load(inView(next, store.getState().shown), 'list');
    return reply !== null;
  }

  return {
    store,
    /** Shows the first page of a filter and a search. */
    look(filter: WordFilter, search: string): void {
      const asked = { filter, search, page: 1 };
      if (store.getState().busy) waiting = asked;
      else void load(asked, 'list');
    },
    /** Reads the shown page anew if it is the one of this key; the one before it, where nothing is left on it. */
    async refresh(key: QueryKey): Promise<void> {
      const { busy, shown } = store.getState();
      if (busy || shown === null || hashKey(keyOf('wordsPage', inputOf(shown.asked))) !== hashKey(key)) return;
      await load(shown.asked, 'page');
      const { asked, reply } = store.getState().shown ?? shown;
      if (reply.words.length === 0 && asked.page > 1) await load({ ...asked, page: asked.page - 1 }, 'page');
    },
    toPage(page: number): void {
      const { busy, shown } = store.getState();
      if (!busy && shown !== null) void load({ ...shown.asked, page }, 'page');
    },
    /** Shows as many words at once as the other view does; true once it stands. */
    async changeView(minimal: boolean): Promise<boolean> {
      const { busy, shown } = store.getState();
      if (busy || shown === null) return false;
      const { filter, search, page } = shown.asked;
      const other = { ...filter, minimal };
      const asked = { filter: other, search, page: samePlace(page, wordsPerPage(filter), wordsPerPage(other)) };
      return load(asked, 'view');
    },
    /** Tries again what failed last. */
    async retry(): Promise<boolean> {
      if (tried === null || store.getState().busy) return false;
      return load(tried.asked, tried.step);
    },
  };
}
