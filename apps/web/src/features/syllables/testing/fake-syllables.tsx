import type { SyllablePage } from '@syllaboom/contracts';
import { render } from 'vitest-browser-react';
import { queryClient } from '../../../platform/query/query-client.ts';
import { fakeFetch, refusal, reply, type SeenCall } from '../../../testing/fake-fetch.ts';
import { signIn } from '../../../testing/sign-in.ts';
import { Confirmations } from '../../../ui/kit/popups/confirm.tsx';
import { TipProvider } from '../../../ui/kit/popups/tip.tsx';
import { Toasts } from '../../../ui/toasts/toasts.tsx';
import { changeFilters } from '../filters/filters.ts';
import { SyllableTool } from '../syllable-tool.tsx';

export interface Marked {
  readonly s: string;
  readonly l: string;
  readonly c: number;
}

const SYLLABLES = ['ING', 'ER', 'TION', 'ST', 'AN', 'QU'].map((syllable, n) => ({ syllable, count: 4000 - n * 650 }));

/** A page as the server gives it. */
export const pageOf = (
  page: number,
  total: number,
  syllables: SyllablePage['syllables'] = SYLLABLES,
): SyllablePage => ({
  syllables,
  pagination: {
    currentPage: page,
    totalPages: Math.ceil(total / 60),
    totalResults: total,
    hasNextPage: page * 60 < total,
    hasPrevPage: page > 1,
    resultsPerPage: 60,
  },
});

interface Served {
  readonly total?: number;
  readonly syllables?: SyllablePage['syllables'];
  readonly bookmarks?: readonly Marked[];
  readonly words?: readonly string[];
  /** What `/word/exists` knows. */
  readonly known?: readonly string[];
  /** The player's own prompts of rooms. */
  readonly prompts?: readonly string[];
  /** Beginnings of paths that fail, with their status. */
  readonly broken?: Readonly<Record<string, number>>;
  readonly instead?: (call: SeenCall) => Response | Promise<Response> | undefined;
}

/** A server that keeps bookmarks as the real one does. */
export function serveSyllables(served: Served = {}) {
  let bookmarks = [...(served.bookmarks ?? [])];
  const {
    total = SYLLABLES.length,
    syllables = SYLLABLES,
    words = ['KING', 'RING'],
    known = [],
    prompts = [],
  } = served;
  const seen = fakeFetch(async (call) => {
    const { path, query } = call;
    const own = await served.instead?.(call);
    if (own !== undefined) return own;
    const failing = Object.entries(served.broken ?? {}).find(([start]) => path.startsWith(start));
    if (failing) return refusal(failing[1] === 429 ? 'http/rate_limited' : 'http/internal', failing[1]);
    const [, , action, language = '', syllable = ''] = path.slice(1).split('/').map(decodeURIComponent);
    if (path === '/syllables/search') return reply(pageOf(Number(query['page']), total, syllables));
    if (path === '/syllable/bookmarks') return reply(bookmarks);
    if (path.startsWith('/syllable/bookmark/')) {
      bookmarks = bookmarks.filter(({ s, l }) => action !== 'clear' && (s !== syllable || l !== language));
      if (action === 'add') bookmarks = [{ s: syllable, l: language, c: 1 }, ...bookmarks];
      return reply({ success: true });
    }
    if (path.startsWith('/search/words/')) return reply(words);
    if (path.startsWith('/word/exists/'))
      return reply({ exists: known.includes(decodeURIComponent(path.split('/')[4] ?? '')) });
    if (path === '/room/syllables' && call.method === 'GET') return reply({ syllables: prompts });
    if (path === '/room/syllables') return reply({ success: true, count: 1 });
    return refusal('http/not_found', 404);
  });
  return {
    seen,
    bookmarks: () => bookmarks,
    asked: (path: string) => seen.filter((call) => call.path.startsWith(path)),
  };
}

/** The tool as a player sees it who has just come. */
export async function showTool(id?: string) {
  queryClient.clear();
  changeFilters({
    language: 'en-US',
    countFilter: 'any',
    countText: '500',
    sortBy: 'count',
    sortOrder: 'desc',
    length: null,
    search: '',
  });
  signIn(id);
  return render(
    <TipProvider>
      <main style={{ position: 'fixed', inset: 0, overflow: 'auto', padding: 12 }}>
        <SyllableTool />
      </main>
      <Confirmations />
      <Toasts />
    </TipProvider>,
  );
}
