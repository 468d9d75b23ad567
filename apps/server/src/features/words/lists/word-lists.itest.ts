import type { WordItem } from '@syllaboom/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFinishedMatch, createSeat, createStats } from '../../../testing/matches/finished-matches.ts';
import { type SignedIn, signUpWith } from '../../../testing/people/staff.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';

let server: TestServer;
let anna: SignedIn;
let ben: SignedIn;
let rich: SignedIn;
let avid: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  [anna, ben, rich, avid] = [
    await signUpWith(server, 'anna'),
    await signUpWith(server, 'ben'),
    await signUpWith(server, 'rich'),
    await signUpWith(server, 'avid'),
  ];
  await server.database.pool.query('update account set way_in = true');
  await play(['KING', 'STRING', 'KING'], ['RING'], '2026-03-04T10:05:00Z');
  await play(['BANANA'], ['KING'], '2026-03-05T10:05:00Z');
  await play(['RING'], ['SINGING'], '2026-03-06T10:05:00Z');
  await addRiches();
  await addLongList();
});
afterAll(() => server.close());
const query = async (text: string, ...values: unknown[]) => (await server.database.pool.query(text, values)).rows;

const play = (first: string[], second: string[], endedAt: string) =>
  server.composition.roomPorts.recordMatch(
    createFinishedMatch([createSeat(anna.id, 1, createStats(first)), createSeat(ben.id, 2, createStats(second))], {
      endedAt: new Date(endedAt),
    }),
  );

/** Somebody with 250 words of two languages, 60 of them found first, which others have played, too. */
async function addRiches(): Promise<void> {
  await query(
    `insert into word_discovery (locale, word, player_id, holder_id, match_id, discovered_at, claims)
     select locale, 'RICH' || n, $1, $1, 'm', now(), 1 + n % 7
     from generate_series(1, 30) n cross join (values ('en-US'), ('fr-FR')) v (locale)`,
    rich.id,
  );
  await query(
    `insert into word_claim (player_id, locale, word, uses, claimed_at, last_used_at)
     select $1, locale, 'RICH' || n, 1 + n % 13, timestamptz '2026-01-01Z' + (n * 31 % 125) * interval '1 hour',
       timestamptz '2026-02-01Z' + (n * 17 % 125) * interval '1 hour'
     from generate_series(1, 125) n cross join (values ('en-US'), ('fr-FR')) v (locale)`,
    rich.id,
  );
  for (const locale of ['en-US', 'fr-FR'])
    await query(
      `insert into word_discovery (locale, word, claims) select $1, 'RICH' || n, 1 from generate_series(31, 125) n`,
      locale,
    );
}

/** Somebody with 2400 words, which is a long list. */
async function addLongList(): Promise<void> {
  await query(
    `insert into word_claim (player_id, locale, word, uses, claimed_at, last_used_at)
     select $1, 'en-US', 'AVID' || repeat('X', n % 5) || n, 1, timestamptz '2026-01-01Z' + n * interval '1 minute', now()
     from generate_series(1, 2400) n`,
    avid.id,
  );
  await query(
    `insert into word_discovery (locale, word, claims)
     select locale, word, 1 + hashtext(word) % 9 + 9 from word_claim where player_id = $1`,
    avid.id,
  );
}

const page = async (who: SignedIn, asked: string) => (await who.get(`/word/paginated?${asked}`)).body;
const wordsOf = async (who: SignedIn, asked: string): Promise<string[]> =>
  (await page(who, asked)).words.map(({ w }: WordItem) => w);

describe('GET /word/stats', () => {
  it('answers with one’s words in figures [L0113 L0269]', async () => {
    expect((await anna.get('/word/stats')).body).toEqual({
      totalWords: 4,
      totalDiscoveries: 3,
      totalClaims: 4,
      daysActive: 3,
      totalUses: 5,
      languageCount: 1,
      elite: 2,
    });
    expect((await rich.get('/word/stats')).body).toMatchObject({
      totalWords: 125,
      totalClaims: 250,
      languageCount: 2,
      totalDiscoveries: 60,
      elite: 8,
    });
    const fresh = await signUpWith(server, 'fresh');
    expect((await fresh.get('/word/stats')).body).toEqual({
      totalWords: 0,
      totalDiscoveries: 0,
      totalClaims: 0,
      daysActive: 0,
      totalUses: 0,
      languageCount: 0,
      elite: 0,
    });
  });

  it('is for players alone, as are the lists and the detail', async () => {
    const guest = (await server.call('POST', '/api/auth/guest', {})).body.token;
    for (const path of ['/word/stats', '/word/paginated', '/word/detail/en-US/KING', '/discovery/search/K', '/home']) {
      expect((await server.call('GET', `/api${path}`)).status).toBe(401);
      const answer = await server.call('GET', `/api${path}`, undefined, { token: guest });
      expect([answer.status, answer.body.error]).toEqual([401, 'You need to login.']);
    }
  });
});

describe('GET /word/paginated', () => {
  it('lists words with language, discovery, claims, uses and dates [L0115 L0274]', async () => {
    expect(await page(anna, '')).toEqual({
      words: [
        { w: 'KING', l: 'en-US', d: true, tu: 2, u: 2, cd: at(4), ld: at(4) },
        { w: 'RING', l: 'en-US', d: false, tu: 2, u: 1, cd: at(6), ld: at(6) },
        { w: 'BANANA', l: 'en-US', d: true, tu: 1, u: 1, cd: at(5), ld: at(5) },
        { w: 'STRING', l: 'en-US', d: true, tu: 1, u: 1, cd: at(4), ld: at(4) },
      ],
      pagination: { currentPage: 1, totalPages: 1, totalWords: 4 },
    });
  });

  it('lists what one holds, what one has claimed, and what nobody else has [L0272]', async () => {
    expect(await wordsOf(anna, 'type=discoveries&sort=alphabetical')).toEqual(['BANANA', 'KING', 'STRING']);
    expect(await wordsOf(anna, 'type=claims&sort=alphabetical')).toEqual(['BANANA', 'KING', 'RING', 'STRING']);
    expect(await wordsOf(anna, 'type=elites&sort=alphabetical')).toEqual(['BANANA', 'STRING']);
    // Passed on to somebody who has never played it: theirs in the list, and still found by its discoverer.
    await query("update word_discovery set holder_id = $1 where word = 'BANANA'", ben.id);
    expect(await wordsOf(anna, 'type=discoveries&sort=alphabetical')).toEqual(['KING', 'STRING']);
    const held = (await page(ben, 'type=discoveries&sort=u')).words;
    expect(held.at(-1)).toEqual({ w: 'BANANA', l: 'en-US', d: false, tu: 1, u: 0, cd: null, ld: null });
    expect((await anna.get('/word/stats')).body.totalDiscoveries).toBe(3);
    await query("update word_discovery set holder_id = player_id where word = 'BANANA'");
  });

  const keyOf: Readonly<Record<string, (item: WordItem) => number | string>> = {
    u: ({ u }) => u,
    ld: ({ ld }) => ld ?? '',
    length: ({ w }) => w.length,
    tu: ({ tu }) => tu,
    cd: ({ cd }) => cd ?? '',
    alphabetical: ({ w }) => w,
  };
  it.each(
    Object.keys(keyOf).flatMap((sort) =>
      ['claims', 'discoveries'].flatMap((type) => ['asc', 'desc'].map((order) => [sort, type, order] as const)),
    ),
  )('orders by %s, %s, %s, and pages through all without a gap [L0273]', async (sort, type, order) => {
    const all: WordItem[] = [];
    for (let n = 1, pages = 1; n <= pages; n += 1) {
      const { words, pagination } = await page(rich, `page=${n}&type=${type}&sort=${sort}&sortOrder=${order}`);
      expect(pagination).toMatchObject({ currentPage: n, totalWords: type === 'claims' ? 250 : 60 });
      expect(words.length).toBe(Math.min(30, pagination.totalWords - (n - 1) * 30));
      all.push(...words);
      pages = pagination.totalPages;
    }
    expect(new Set(all.map(({ w, l }) => `${l} ${w}`)).size).toBe(all.length);
    const keys = all.map((item) => keyOf[sort]?.(item) ?? '');
    const sorted = keys.toSorted((a, b) => (a < b ? -1 : Number(a > b)));
    expect(keys).toEqual(order === 'asc' ? sorted : sorted.toReversed());
  });

  it.each(['tu', 'length', 'cd'].flatMap((sort) => ['asc', 'desc'].map((order) => [sort, order] as const)))(
    'pages through a long list by %s, %s, without a gap',
    async (sort, order) => {
      const all: WordItem[] = [];
      for (let n = 1; n <= 24; n += 1)
        all.push(...(await page(avid, `page=${n}&limit=100&sort=${sort}&sortOrder=${order}`)).words);
      expect(new Set(all.map(({ w }) => w)).size).toBe(2400);
      const keys = all.map((item) => keyOf[sort]?.(item) ?? '');
      const sorted = keys.toSorted((a, b) => (a < b ? -1 : Number(a > b)));
      expect(keys).toEqual(order === 'asc' ? sorted : sorted.toReversed());
      expect((await page(avid, `page=25&limit=100&sort=${sort}&sortOrder=${order}`)).words).toEqual([]);
    },
  );

  it('takes page, limit, search and language [L0270]', async () => {
    const third = await page(rich, 'page=3&limit=100');
    expect([third.words.length, third.pagination]).toEqual([50, { currentPage: 3, totalPages: 3, totalWords: 250 }]);
    expect((await page(rich, 'page=4&limit=100')).words).toEqual([]);
    const french = await page(rich, 'language=fr-FR&limit=100&search= rich12 ');
    expect(french.pagination.totalWords).toBe(7);
    expect(new Set(french.words.map(({ l }: WordItem) => l))).toEqual(new Set(['fr-FR']));
    expect((await page(rich, 'search=h125')).words).toHaveLength(2);
    for (const text of ['%', '_', '\\', "'", 'XQZ'])
      expect((await page(rich, `search=${encodeURIComponent(text)}`)).pagination).toEqual({
        currentPage: 1,
        totalPages: 1,
        totalWords: 0,
      });
  });

  it('refuses what it does not know, and changes nothing', async () => {
    expect((await anna.get('/word/paginated?language=xx')).body).toMatchObject({
      code: 'words/language_unknown',
      error: 'Unknown language',
    });
    for (const bad of [
      'page=0',
      'page=-1',
      'page=x',
      'page=1000000',
      'limit=31',
      'limit=',
      'type=all',
      'sort=w',
      'sortOrder=up',
    ])
      expect([bad, (await anna.get(`/word/paginated?${bad}`)).status]).toEqual([bad, 400]);
  });

  it('counts a list once for whoever turns its pages', async () => {
    const total = async () => (await page(rich, '')).pagination.totalWords;
    const before = await total();
    await query(
      `insert into word_claim (player_id, locale, word, uses, claimed_at, last_used_at)
       values ($1, 'en-US', 'ALPHA', 1, now(), now())`,
      rich.id,
    );
    expect(await total()).toBe(before);
    server.clock.forward(61);
    expect(await total()).toBe(before + 1);
  });

  it('counts what one holds at every page: a word that was sold is gone from the number, too', async () => {
    await query(
      `insert into word_discovery (locale, word, holder_id, claims)
       select 'en-US', 'HELDWORD' || n, $1, 1 from generate_series(1, 130) n`,
      anna.id,
    );
    const total = async () => (await page(anna, 'type=discoveries&search=heldword&page=2')).pagination.totalWords;
    expect(await total()).toBe(130);
    await query("update word_discovery set holder_id = $1 where word = 'HELDWORD7'", ben.id);
    expect(await total()).toBe(129);
    await query("update word_discovery set holder_id = $1 where word = 'HELDWORD7'", anna.id);
    expect(await total()).toBe(130);
  });

  it('shows at once what is gone, also from the middle of a long list', async () => {
    const second = 'page=2&limit=100&sort=alphabetical';
    const [first = ''] = await wordsOf(avid, second);
    await query('delete from word_claim where player_id = $1 and word = $2', avid.id, first);
    const words = await wordsOf(avid, second);
    expect([words.length, words.includes(first)]).toEqual([99, false]);
    await query("delete from word_claim where player_id = $1 and word <> 'ALFA'", ben.id);
    expect((await page(ben, '')).pagination).toMatchObject({ totalWords: (await wordsOf(ben, '')).length });
  });
});

const at = (day: number): string => `2026-03-0${day}T10:05:00.000Z`;
