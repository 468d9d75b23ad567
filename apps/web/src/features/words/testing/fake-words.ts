import type { DiscoveryHit, PlayerHit, WordDetail, WordItem, WordStats } from '@syllaboom/contracts';
import { fakeFetch, refusal, reply, type SeenCall } from '../../../testing/fake-fetch.ts';

export const STATS: WordStats = {
  totalWords: 1_204,
  totalDiscoveries: 86,
  totalClaims: 1_311,
  daysActive: 41,
  totalUses: 9_876,
  languageCount: 3,
  elite: 12,
};

const ago = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString();

export const wordItem = (w: string, changes: Partial<WordItem> = {}): WordItem => ({
  w,
  l: 'en-US',
  d: false,
  tu: 34,
  u: 12,
  cd: ago(90),
  ld: ago(3),
  ...changes,
});

export const wordDetail = (word: string, changes: Partial<WordDetail> = {}): WordDetail => ({
  word,
  locale: 'en-US',
  syllables: [
    { s: 'RAC', c: 412 },
    { s: 'FI', c: 3_120 },
  ],
  discoverer: {
    userId: 'account-ida-01',
    displayName: 'Ida',
    avatar: 'Ida',
    frame: 0,
    discoveredAt: '2026-03-05T10:00:00.000Z',
    totalClaims: 34,
  },
  claimHistory: [
    { id: 'account-zed-01', displayName: 'Zed', avatar: 'Zed', frame: 0, claimedAt: '2026-05-05T10:00:00.000Z' },
    { id: 'account-ida-01', displayName: 'Ida', avatar: 'Ida', frame: 0, claimedAt: '2026-03-05T10:00:00.000Z' },
  ],
  status: 'claimed',
  held: null,
  level: 0,
  value: 2_880.4,
  days: 2,
  meanings: ['A small explosive device.'],
  meaningSource: 'Wiktionary',
  locales: ['en-US'],
  ...changes,
});

/** Words of every length, made of each other: as many as a test needs. */
export const manyWords = (count: number): WordItem[] =>
  Array.from({ length: count }, (_, at) =>
    wordItem(`WORD${'ABCDEFGHIJ'.charAt(at % 10)}${String(at).padStart(4, '0')}`, {
      d: at % 4 === 0,
      tu: at % 8 === 0 ? 1 : 20 + at,
      u: count - at,
      l: (['en-US', 'de-DE', 'tr-TR'] as const)[at % 3] ?? 'en-US',
    }),
  );

interface Kept {
  stats: WordStats;
  words: readonly WordItem[];
  details: Record<string, WordDetail>;
  hits: readonly DiscoveryHit[];
  players: readonly PlayerHit[];
}

/**
 * A server that keeps words as the real one does. `broken` calls, by their paths, fail with that status; `instead` answers
 * them otherwise.
 */
export function serveWords(first: Partial<Kept> = {}) {
  const kept: Kept = { stats: STATS, words: [], details: {}, hits: [], players: [], ...first };
  const broken = new Map<string, number>();
  const instead = new Map<string, (call: SeenCall) => Response | Promise<Response>>();
  const page = ({ query }: SeenCall) => {
    const [at, limit] = [Number(query.page ?? 1), Number(query.limit ?? 30)];
    const found = kept.words.filter(
      ({ w, l, d, tu }) =>
        w.includes((query.search ?? '').toUpperCase()) &&
        (query.language === undefined || l === query.language) &&
        (query.type !== 'discoveries' || d) &&
        (query.type !== 'elites' || (d && tu === 1)),
    );
    const sorted = query.sortOrder === 'asc' ? [...found].reverse() : found;
    return {
      words: sorted.slice((at - 1) * limit, at * limit),
      pagination: { currentPage: at, totalPages: Math.ceil(found.length / limit), totalWords: found.length },
    };
  };
  const answer = (call: SeenCall): object | undefined => {
    const path = decodeURIComponent(call.path);
    if (path === '/word/stats') return kept.stats;
    if (path === '/word/paginated') return page(call);
    if (path.startsWith('/word/detail/')) return kept.details[path.slice('/word/detail/'.length)];
    if (path.startsWith('/discovery/search/')) return kept.hits;
    if (path.startsWith('/search/players/')) return { players: kept.players };
    if (path === '/random-player') return kept.players[0] === undefined ? undefined : { player: kept.players[0] };
    if (path === '/syllaboom') return { discoveredWordCount: 48_213, playerCount: 977 };
    return undefined;
  };
  const seen = fakeFetch((call) => {
    const path = decodeURIComponent(call.path);
    const other = instead.get(path);
    if (other) return other(call);
    const status = broken.get(path);
    if (status !== undefined) return refusal(status === 429 ? 'http/rate_limited' : 'http/internal', status);
    const body = answer(call);
    if (body !== undefined) return reply(body);
    return path.startsWith('/word/detail/') ? refusal('words/unknown_word', 404) : reply({});
  });
  const calls = (path: string) => seen.filter((call) => decodeURIComponent(call.path) === path);
  return { kept, broken, instead, seen, calls };
}
