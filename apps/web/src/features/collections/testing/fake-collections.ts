import type { Collection, UploadLineError } from '@syllaboom/contracts';
import { COLLECTIONS } from '@syllaboom/engine';
import { fakeFetch, refusal, reply, type SeenCall } from '../../../testing/fake-fetch.ts';

export const OWN_ID = 'account-me-1';

export const collectionOf = (id: string, changes: Partial<Collection> = {}): Collection => ({
  id,
  name: `Collection ${id}`,
  description: '',
  locale: 'en-US',
  public: true,
  wordCount: 0,
  views: 0,
  downloads: 0,
  favorites: 0,
  isFavorited: false,
  downloadAllowed: true,
  owner: 'account-ida',
  ownerName: 'Ida',
  ownerAvatar: 'Ida',
  ownerFrame: 0,
  hidden: false,
  createdAt: '2026-11-01T12:00:00.000Z',
  ...changes,
});

export const ownCollection = (id: string, changes: Partial<Collection> = {}): Collection =>
  collectionOf(id, { owner: OWN_ID, ownerName: 'me', ownerAvatar: '', ...changes });

const NAMES = [
  'Sea creatures',
  'Donaudampfschifffahrtsgesellschaftskapitän',
  'Things that go boom in the night',
  'İstanbul’un sokakları ve vapurları',
  'ZZZ',
  'Words nobody believes until you show them',
  'Short ones',
] as const;
const PEOPLE = ['Noodle', 'Lumi', 'Grumblebottom', 'quokka_', 'Şekerpare'] as const;
const LOCALES = ['en-US', 'de-DE', 'fr-FR', 'tr-TR'] as const;

/** Public collections of several people, as many as a test needs. */
export const manyCollections = (count: number): Collection[] =>
  Array.from({ length: count }, (_, at) => {
    const person = PEOPLE[at % PEOPLE.length] ?? 'Noodle';
    return collectionOf(`c${at}x`, {
      name: NAMES[at % NAMES.length] ?? '',
      locale: LOCALES[at % LOCALES.length] ?? 'en-US',
      owner: `account-${person.toLowerCase()}`,
      ownerName: person,
      ownerAvatar: person,
      wordCount: at % 5 === 4 ? COLLECTIONS.mostWords : 12 + at * 7,
      views: 31 * at + (at % 4 === 1 ? 120_000 : 4),
      downloads: 3 * at,
      favorites: 11 * at,
      isFavorited: at % 3 === 1,
    });
  });

const letterOf = (at: number): string => String.fromCharCode(65 + (at % 26));
/** Different words in the order of the alphabet; every fifth of them is long. */
export const manyWords = (count: number): string[] =>
  Array.from({ length: count }, (_, at) => {
    const first = letterOf(Math.floor((at * 26) / count));
    return `${first}${letterOf(Math.floor(at / 26))}${letterOf(at)}${at % 5 === 4 ? 'INTERNATIONALISATION' : at % 2 === 0 ? 'ER' : 'STONE'}`;
  }).sort();

interface Kept {
  collections: Collection[];
  /** Words by collection. */
  words: Record<string, string[]>;
  /** Lines that an upload does not take. */
  errors: UploadLineError[];
  /** The answer to a call instead of the usual one, by method and path. */
  instead: Record<string, (call: SeenCall) => Response | Promise<Response>>;
}

function pageOf(found: readonly Collection[], { query }: SeenCall): Response {
  const page = Number(query.page ?? 1);
  return reply({
    collections: found.slice((page - 1) * COLLECTIONS.page, page * COLLECTIONS.page),
    pagination: {
      currentPage: page,
      totalPages: Math.max(1, Math.ceil(found.length / COLLECTIONS.page)),
      totalCollections: found.length,
    },
  });
}

const ORDERS: Readonly<Record<string, (one: Collection) => number>> = {
  popular: ({ downloads, favorites }) => downloads * 3 + favorites * 2,
  mostWords: ({ wordCount }) => wordCount,
  favorites: ({ favorites }) => favorites,
  recent: ({ createdAt }) => Date.parse(createdAt),
};

function listPublic(kept: Kept, call: SeenCall): Response {
  const { q = '', locale, sort = 'popular' } = call.query;
  const order = ORDERS[sort] ?? (() => 0);
  return pageOf(
    kept.collections
      .filter(
        (one) =>
          one.public &&
          !one.hidden &&
          one.name.toLowerCase().includes(q.toLowerCase()) &&
          (locale === undefined || one.locale === locale),
      )
      .sort((a, b) => order(b) - order(a)),
    call,
  );
}

function listWords(words: readonly string[], { query }: SeenCall): Response {
  const page = Number(query.page ?? 1);
  const found = words.filter((word) => word.includes((query.search ?? '').toUpperCase()));
  if (query.sort === 'length') found.sort((a, b) => b.length - a.length);
  if (query.sort === 'recent') found.reverse();
  return reply({
    words: found.slice((page - 1) * COLLECTIONS.page, page * COLLECTIONS.page),
    pagination: {
      totalWords: found.length,
      currentPage: page,
      totalPages: Math.max(1, Math.ceil(found.length / COLLECTIONS.page)),
    },
  });
}

function make(kept: Kept, { body }: SeenCall): Response {
  const { isPublic, ...details } = body as unknown as Collection & { isPublic: boolean };
  const id = `new${kept.collections.length}`;
  kept.collections = [ownCollection(id, { ...details, public: isPublic }), ...kept.collections];
  return reply({ success: true, collectionId: id });
}

/** What is done to one collection, by method and the path's end. */
const DEEDS: Readonly<Record<string, (kept: Kept, one: Collection, call: SeenCall) => Response>> = {
  'GET ': (_kept, one) => reply(one),
  'PUT ': (_kept, one, { body }) => {
    const { isPublic, ...details } = body as unknown as Collection & { isPublic: boolean };
    return reply(Object.assign(one, details, { public: isPublic }));
  },
  'DELETE ': (kept, one) => {
    kept.collections = kept.collections.filter((other) => other !== one);
    return reply({ success: true });
  },
  'GET /words': (kept, one, call) => listWords(kept.words[one.id] ?? [], call),
  'POST /words': (kept, one, { body }) => {
    const word = String(body.word).toLocaleUpperCase(one.locale);
    const words = kept.words[one.id] ?? [];
    if (words.includes(word))
      return reply({ code: 'collection/listed', id: 'r1', error: '', params: { word, collection: one.name } }, 409);
    kept.words[one.id] = [...words, word].sort();
    one.wordCount += 1;
    return reply({ success: true, word, wordCount: one.wordCount });
  },
  'POST /upload': (kept, one) => {
    const added = ['FROM', 'A', 'FILE'];
    kept.words[one.id] = [...(kept.words[one.id] ?? []), ...added].sort();
    one.wordCount += added.length;
    const results = { added: added.length, errors: kept.errors, moreErrors: kept.errors.length > 0 ? 7 : 0 };
    return reply({ success: true, message: '3 words added', results, wordCount: one.wordCount });
  },
  'POST /favorite': (_kept, one) => {
    Object.assign(one, { isFavorited: true, favorites: one.favorites + 1 });
    return reply({ success: true, isFavorited: true, favorites: one.favorites });
  },
  'DELETE /favorite': (_kept, one) => {
    Object.assign(one, { isFavorited: false, favorites: one.favorites - 1 });
    return reply({ success: true, isFavorited: false, favorites: one.favorites });
  },
  'GET /download': (kept, one) =>
    new Response((kept.words[one.id] ?? []).map((word) => `${word}\n`).join(''), {
      headers: { 'content-disposition': `attachment; filename="${one.id}.txt"`, 'content-type': 'text/plain' },
    }),
};

function answerOne(kept: Kept, call: SeenCall): Response {
  const [, id = '', rest = ''] = /^\/collections\/([^/]+)(.*)$/.exec(call.path) ?? [];
  const one = kept.collections.find((other) => other.id === id);
  if (one === undefined) return refusal('collection/not_found', 404);
  const [, word] = /^\/words\/(.+)$/.exec(rest) ?? [];
  if (word !== undefined) {
    kept.words[id] = (kept.words[id] ?? []).filter((other) => other !== decodeURIComponent(word));
    one.wordCount -= 1;
    return reply({ success: true, wordCount: one.wordCount });
  }
  return DEEDS[`${call.method} ${rest}`]?.(kept, one, call) ?? refusal('http/not_found', 404);
}

/** A server that keeps collections as the real one does, as far as their screens see. */
export function serveCollections(first: Partial<Kept> = {}) {
  const kept: Kept = { collections: [], words: {}, errors: [], instead: {}, ...first };
  const answers: Record<string, (call: SeenCall) => Response> = {
    'GET /collections/user/mine': (call) =>
      pageOf(
        kept.collections.filter(({ owner }) => owner === OWN_ID),
        call,
      ),
    'GET /collections/public': (call) => listPublic(kept, call),
    'GET /collections/search': (call) => listPublic(kept, call),
    'POST /collections': (call) => make(kept, call),
  };
  const seen = fakeFetch((call) => {
    const name = `${call.method} ${call.path}`;
    return (kept.instead[name] ?? answers[name])?.(call) ?? answerOne(kept, call);
  });
  const calls = (name: string) => seen.filter(({ method, path }) => `${method} ${path}` === name);
  return { kept, seen, calls };
}
