import { type GameLanguage, WORD_SEARCH } from '@syllaboom/engine';
import { createStore, type StoreApi } from 'zustand';
import { api } from '../../../platform/api/api.ts';
import { ApiError } from '../../../platform/api/api-error.ts';
import { wordOrderNow } from '../../../platform/word-order.ts';
import { SEARCH_BLOCKS } from '../room-timings.ts';
import type { RoomStore } from '../store/room-store.ts';
import { isSearchLimited, searchText } from './search-text.ts';

/** How a search ended: words, none, a refusal in words of its own, or a failure without any. */
export type SearchOutcome =
  | { readonly kind: 'found'; readonly words: readonly string[]; readonly total: number; readonly limited: boolean }
  | { readonly kind: 'none' }
  | { readonly kind: 'refused'; readonly cause: ApiError }
  | { readonly kind: 'failed' };

export interface SearchBlock {
  readonly n: number;
  readonly query: string;
  readonly language: GameLanguage;
  readonly outcome: SearchOutcome;
}

interface SearchState {
  readonly text: string;
  /** Null: the language that the player's words are read in. */
  readonly language: GameLanguage | null;
  readonly category: string | null;
  /** What is being looked for; null while nothing is. */
  readonly searching: string | null;
  readonly blocks: readonly SearchBlock[];
}

export type SearchSession = StoreApi<SearchState>;

const sessions = new WeakMap<RoomStore, SearchSession>();

/** The word search of a stay: it lasts through scenes, tabs and windows. */
export function searchSession(store: RoomStore): SearchSession {
  const known = sessions.get(store);
  if (known) return known;
  const session = createStore<SearchState>(() => ({
    text: '',
    language: null,
    category: null,
    searching: null,
    blocks: [],
  }));
  sessions.set(store, session);
  return session;
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** A refusal has a sentence of its own; a line that broke or a server that failed has none. */
const outcomeOfError = (cause: unknown): SearchOutcome =>
  cause instanceof ApiError && cause.status >= 400 && cause.status < 500
    ? { kind: 'refused', cause }
    : { kind: 'failed' };

async function ask(
  query: string,
  locale: GameLanguage,
  category: string | null,
  limited: boolean,
): Promise<SearchOutcome> {
  const order = wordOrderNow();
  try {
    const { words, totalCount } = category
      ? await api.call('wordSearchInCategory', { params: { locale, query, category }, query: { order } })
      : await api.call('wordSearch', { params: { locale, query }, query: { order } });
    if (words.length === 0) return { kind: 'none' };
    // The server gives no more to whoever it knows in a match; a match that has just begun is one, too.
    const shown = limited ? words.slice(0, WORD_SEARCH.wordsInMatch) : words;
    return { kind: 'found', words: shown, total: totalCount, limited };
  } catch (cause) {
    return outcomeOfError(cause);
  }
}

/** Looks for what stands in the input; blanks alone and a second search while one runs do nothing. */
export async function runSearch(store: RoomStore, roomLanguage: GameLanguage): Promise<void> {
  const session = searchSession(store);
  const { text, category, searching, language: chosen } = session.getState();
  const language = chosen ?? roomLanguage;
  const query = searchText(text, language);
  if (query === '' || searching !== null) return;
  session.setState({ searching: query });
  const limited = isSearchLimited(store.get('info'));
  const asked = ask(query, language, category, limited);
  // The server takes its time, too: this is no second delay on top of it.
  if (limited) await wait(WORD_SEARCH.delayInMatchMs);
  const outcome = await asked;
  session.setState(({ blocks }) => ({
    searching: null,
    blocks: [...blocks, { n: (blocks.at(-1)?.n ?? 0) + 1, query, language, outcome }].slice(-SEARCH_BLOCKS),
  }));
}
