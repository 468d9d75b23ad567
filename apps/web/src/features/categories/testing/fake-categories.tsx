import { type CategoryProgress, MASK, type SessionUser } from '@syllaboom/contracts';
import type { ReactNode } from 'react';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { openHub } from '../../../navigation/windows.ts';
import type { CallReply } from '../../../platform/api/create-api.ts';
import { queryClient } from '../../../platform/query/query-client.ts';
import { fakeFetch, refusal, reply, type SeenCall } from '../../../testing/fake-fetch.ts';
import { sessionUser, signInAs } from '../../../testing/sign-in.ts';
import { Confirmations } from '../../../ui/kit/popups/confirm.tsx';
import { TipProvider } from '../../../ui/kit/popups/tip.tsx';
import { useSpawns } from '../../../ui/spawns/spawn-store.ts';
import { Spawns } from '../../../ui/spawns/spawns.tsx';
import { Toasts } from '../../../ui/toasts/toasts.tsx';
import { closeAllWindows } from '../../../ui/windows/manager.ts';
import { chooseCategoryLanguage } from '../category-language.ts';
import { useClaims } from '../claim/claim-category.ts';

type Preview = CallReply<'wikiPreview'>;
const NOTHING = { key: 0, diamond: 0, bomb: 0 };

export const progressOf = (
  category: string,
  typed: number,
  total: number,
  changes: Partial<CategoryProgress> = {},
): CategoryProgress => ({
  category,
  totalWords: total,
  typedWordsCount: typed,
  hasAchievement: false,
  rewards: NOTHING,
  languages: ['en-US'],
  generated: false,
  ...changes,
});

/** As the server shows a word that was not typed. */
export const masked = (word: string): string => [...word].map((letter, at) => (at === 0 ? letter : MASK)).join('');

export const previewOf = (changes: Partial<Preview> = {}): Preview => ({
  title: 'France',
  description: 'Country in Western Europe',
  extract: 'France is a country whose land lies in Western Europe and overseas.',
  extract_html: 'France is a country whose land lies in Western Europe and overseas.',
  thumbnail: null,
  source: 'Wikipedia, CC BY-SA 4.0',
  page: 'https://en.wikipedia.example/wiki/France',
  ...changes,
});

interface Kept {
  /** By language. */
  categories: Record<string, readonly CategoryProgress[]>;
  /** Typed words, and how they stand among the others. */
  words: readonly string[];
  typed: readonly string[];
  leaving: number;
  preview: Preview;
}
const PAGE = 20;

/** One page of what a search finds among what is shown. */
function wordsPage(kept: Kept, query: Readonly<Record<string, string>>): CallReply<'categoryProgress'> {
  const shown = kept.words.map((word) => ({
    word: kept.typed.includes(word) ? word : masked(word),
    typed: kept.typed.includes(word),
  }));
  const found = shown.filter(({ word }) => word.includes((query.search ?? '').toUpperCase()));
  const currentPage = Number(query.page ?? 1);
  const [all, known] = [kept.words.length, kept.typed.length];
  return {
    words: found.slice((currentPage - 1) * PAGE, currentPage * PAGE),
    summary: {
      totalTyped: known,
      totalUntyped: all - known,
      totalUntypedAvailable: all - known - kept.leaving,
      totalAvailable: all,
    },
    pagination: { currentPage, totalPages: Math.max(1, Math.ceil(found.length / PAGE)) },
  };
}

/** A server that keeps categories as the real one does; `instead` answers a call (by the start of its path) in another way. */
export function serveCategories(first: Partial<Kept> = {}) {
  const kept: Kept = { categories: {}, words: [], typed: [], leaving: 0, preview: previewOf(), ...first };
  kept.categories = { ...kept.categories };
  const instead = new Map<string, () => Response | Promise<Response>>();
  const claim = ([, category, language]: readonly (string | undefined)[]): Response => {
    const list = kept.categories[language ?? ''] ?? [];
    const one = list.find((each) => each.category === category);
    if (!one) return refusal('category/unknown', 404);
    if (one.hasAchievement) return refusal('category/claimed', 409);
    if (one.typedWordsCount < one.totalWords) return refusal('category/incomplete', 409);
    kept.categories[language ?? ''] = list.map((each) => (each === one ? { ...one, hasAchievement: true } : each));
    return reply({ success: true, error: null, ...one.rewards });
  };
  const answer = (call: SeenCall): Response => {
    const parts = call.path.split('/').slice(2).map(decodeURIComponent);
    if (call.path.startsWith('/category/all/')) return reply({ categories: kept.categories[parts[1] ?? ''] ?? [] });
    if (call.path.startsWith('/category/claim/')) return claim(parts);
    if (call.path.startsWith('/category/progress/')) return reply(wordsPage(kept, call.query));
    if (call.path.startsWith('/category/leaderboard/')) return reply({ rows: [], localPlayer: null, total: 0 });
    if (call.path.startsWith('/wiki/')) return reply(kept.preview);
    if (call.path === '/me') return reply({ user: sessionUser({ diamond: 20, key: 1 }) });
    throw new Error(`nobody answers ${call.path}`);
  };
  const seen = fakeFetch((call) => {
    const start = [...instead.keys()].find((path) => call.path.startsWith(path));
    return (start === undefined ? undefined : instead.get(start)?.()) ?? answer(call);
  });
  return {
    kept,
    instead,
    seen,
    /** Calls whose path begins so. */
    asked: (start: string): readonly SeenCall[] => seen.filter(({ path }) => path.startsWith(start)),
  };
}

/** What is loaded comes within this: a load may have to wait for the second after the last test's. */
export const LOADED = { timeout: 8_000 } as const;

/** Signs in and opens the categories in the hub's own window, which is one of the profile's. */
export async function showCategories(windows: ReactNode, viewer: Partial<SessionUser> = {}) {
  signInAs(viewer);
  openHub('categories');
  return render(
    <TipProvider>
      {windows}
      <Spawns />
      <Toasts />
      <Confirmations />
    </TipProvider>,
  );
}

/** As after a start of the page. */
export function forgetCategories(): void {
  closeAllWindows();
  queryClient.clear();
  useSpawns.setState({ spawns: [] });
  useClaims.setState(useClaims.getInitialState());
  chooseCategoryLanguage(null);
}

export const hub = () => page.getByRole('dialog', { name: 'My corner' });
