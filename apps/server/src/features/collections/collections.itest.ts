import { COLLECTIONS } from '@syllaboom/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ban, liftBan, signInAgain } from '../../testing/people/staff.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { asCollector, type Collector, details, signUpCollector } from './testing/collector.ts';

let server: TestServer;
let anna: Collector;
let ben: Collector;
beforeAll(async () => {
  server = await startTestServer();
  anna = await signUpCollector(server, 'anna');
  ben = await signUpCollector(server, 'ben');
});
afterAll(() => server.close());

const DAY_SECONDS = 86_400;
/** Sessions don't last a day. */
async function signBackIn(): Promise<void> {
  anna = asCollector(server, await signInAgain(server, 'anna'));
  ben = asCollector(server, await signInAgain(server, 'ben'));
}
const namesOn = async (by: Collector, path: string): Promise<string[]> =>
  (await by.get(path)).body.collections.map(({ name }: { name: string }) => name);

describe('a collection', () => {
  it('is made with what its owner says, and read back with all its fields [S0064 S0062 S0153]', async () => {
    const made = await anna.post('/collections', {
      name: '  Birds  of\tprey ',
      description: 'All that I know',
      locale: 'tr-TR',
      isPublic: true,
      downloadAllowed: false,
    });
    expect(made.body).toEqual({ success: true, collectionId: expect.stringMatching(/^[A-Za-z0-9]{12}$/) });
    expect((await anna.view(made.body.collectionId)).body).toEqual({
      id: made.body.collectionId,
      name: 'Birds of prey',
      description: 'All that I know',
      locale: 'tr-TR',
      public: true,
      wordCount: 0,
      views: 0,
      downloads: 0,
      favorites: 0,
      isFavorited: false,
      downloadAllowed: false,
      owner: anna.id,
      ownerName: 'anna',
      ownerAvatar: expect.any(String),
      ownerFrame: 0,
      hidden: false,
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
    });
  });

  it('may be downloaded unless its owner says otherwise', async () => {
    const { downloadAllowed: _, ...plain } = details('Plain one');
    const { body } = await anna.post('/collections', plain);
    expect((await anna.view(body.collectionId)).body.downloadAllowed).toBe(true);
  });

  it('is changed by the same fields [S0155]', async () => {
    const id = await anna.make('Before');
    const wish = { name: 'After', description: 'New', locale: 'de-DE', isPublic: false, downloadAllowed: false };
    const changed = await anna.put(`/collections/${id}`, wish);
    expect(changed.status).toBe(200);
    const expected = { name: 'After', description: 'New', locale: 'de-DE', public: false, downloadAllowed: false };
    expect(changed.body).toMatchObject(expected);
    expect((await anna.view(id)).body).toEqual(changed.body);
    // Keeping its own name is no taken name.
    expect((await anna.put(`/collections/${id}`, { ...wish, description: 'Newer' })).status).toBe(200);
  });

  it('is deleted, and gone with its words and favorites [S0156]', async () => {
    const id = await anna.make('Short-lived');
    await anna.add(id, 'king');
    await ben.post(`/collections/${id}/favorite`);
    await ben.view(id);
    expect((await anna.remove(`/collections/${id}`)).body).toEqual({ success: true });
    for (const call of [anna.view(id), ben.view(id), anna.remove(`/collections/${id}`), anna.words(id)])
      expect(await Promise.resolve(call).then((answer) => (answer as { status?: number })?.status)).not.toBe(200);
    const { rows } = await server.database.pool.query(
      `select (select count(*) from collection_word where collection_id = $1)
        + (select count(*) from collection_favorite where collection_id = $1)
        + (select count(*) from collection_view where collection_id = $1) as left`,
      [id],
    );
    expect(rows[0].left).toBe(0);
  });

  it.each([
    ['a name of two letters', { name: 'ab' }, 400, 'Name must be at least 3 characters'],
    ['a name of blanks', { name: '  a \u200b ' }, 400, 'Name must be at least 3 characters'],
    ['a name of 51', { name: 'a'.repeat(51) }, 400, 'Name may have at most 50 characters'],
    ['a description of 501', { description: 'b'.repeat(501) }, 400, 'Description may have at most 500 characters'],
    ['a link as its name', { name: 'see example.com' }, 400, 'Please remove any links'],
    ['a link in its description', { description: 'at https://example.org/x' }, 400, 'Please remove any links'],
    ['a bad name', { name: 'fuck you all' }, 400, 'This text is not allowed'],
    ['a bad description', { description: 'you fucking cunt' }, 400, 'This text is not allowed'],
  ])('is not made with %s [S0107 S0108 S0109]', async (_what, wish, status, error) => {
    const answers = [
      await ben.post('/collections', details('Good name', wish)),
      await ben.post('/collections', details('Good name', { ...wish, isPublic: false })),
      await anna.put(`/collections/${await firstOf(anna)}`, details('Good name', wish)),
    ];
    for (const answer of answers) expect([answer.status, answer.body.error]).toEqual([status, error]);
    expect((await ben.get('/collections/user/mine')).body.pagination.totalCollections).toBe(0);
  });

  it('may have a name of 50 and a description of 500 signs, counted as people count them', async () => {
    const cora = await signUpCollector(server, 'cora');
    const id = await cora.make('ñ'.repeat(50), { description: 'ü'.repeat(500) });
    expect((await cora.view(id)).body.name).toHaveLength(50);
    expect((await cora.post('/collections', details('x', { name: 'abc' }))).status).toBe(200);
  });

  it('is not made of malformed fields', async () => {
    for (const wish of [
      { locale: 'it-IT' },
      { locale: 'xx' },
      { isPublic: 'yes' },
      { name: 7 },
      { name: undefined },
      { name: 'x'.repeat(1000) },
      { downloadAllowed: null },
    ])
      expect((await ben.post('/collections', { ...details('Fine'), ...wish })).status).toBe(400);
  });

  it(`is one of at most ${COLLECTIONS.most}, each with another name [S0110]`, async () => {
    const dora = await signUpCollector(server, 'dora');
    for (let n = 0; n < COLLECTIONS.most; n += 1) await dora.make(`Number ${n}`);
    const eleventh = await dora.post('/collections', details('Last of ten'));
    expect([eleventh.status, eleventh.body.error]).toEqual([409, 'You can only create up to 10 collections']);
    await dora.remove(`/collections/${await firstOf(dora)}`);
    const taken = await dora.post('/collections', details('number 3'));
    expect([taken.status, taken.body.error]).toEqual([409, 'You already have a collection with this name']);
    const id = await dora.make('Last of ten');
    const renamed = await dora.put(`/collections/${id}`, details('NUMBER 4'));
    expect(renamed.body.code).toBe('collection/name_taken');
    // Of others it may be the name.
    await ben.make('Number 4', { isPublic: false });
    await ben.remove(`/collections/${await firstOf(ben)}`);
  });

  it('of somebody with one device’s key is private', async () => {
    const keyed = await signUpCollector(server, 'keyed');
    await server.database.pool.query('update account set way_in = false where player_id = $1', [keyed.id]);
    const refused = await keyed.post('/collections', details('For all'));
    expect([refused.status, refused.body.code]).toEqual([403, 'auth/way_in_needed']);
    const id = await keyed.make('For me', { isPublic: false });
    expect((await keyed.put(`/collections/${id}`, details('For all'))).body.code).toBe('auth/way_in_needed');
    expect((await keyed.add(id, 'king')).status).toBe(200);
    expect((await ben.view(id)).status).toBe(404);
  });
});

const firstOf = async (by: Collector): Promise<string> =>
  (await by.get('/collections/user/mine')).body.collections[0].id;

describe('lists', () => {
  it('of one’s own have pages of 50 or fewer, the last made first, with or without v and _t [S0148 S0149]', async () => {
    const eve = await signUpCollector(server, 'eve');
    expect((await eve.get('/collections/user/mine?page=1&limit=50&v=3&_t=17')).body).toEqual({
      collections: [],
      pagination: { totalCollections: 0, currentPage: 1, totalPages: 1 },
    });
    for (const name of ['One', 'Two', 'Three']) {
      await eve.make(`Eve ${name}`, { isPublic: name !== 'Two' });
      server.clock.forward(1);
    }
    const all = await eve.get('/collections/user/mine?page=1&limit=50&v=3&_t=17');
    expect(all.body).toEqual((await eve.get('/collections/user/mine')).body);
    expect(all.body.collections.map(({ name }: { name: string }) => name)).toEqual(['Eve Three', 'Eve Two', 'Eve One']);
    expect((await eve.get('/collections/user/mine?page=2&limit=2')).body).toMatchObject({
      collections: [{ name: 'Eve One' }],
      pagination: { totalCollections: 3, currentPage: 2, totalPages: 2 },
    });
    const [first] = all.body.collections;
    for (const [plain, busted] of [
      ['/collections/public?locale=en-US', '/collections/public?locale=en-US&v=1&_t=2'],
      ['/collections/search?q=Eve', '/collections/search?q=Eve&v=9&_t=1'],
      [`/collections/${first.id}`, `/collections/${first.id}?v=4&_t=9`],
      [`/collections/${first.id}/words`, `/collections/${first.id}/words?v=4&_t=9`],
    ] as const)
      expect((await eve.get(plain)).body).toEqual((await eve.get(busted)).body);
    expect((await eve.get('/collections/search?q=Eve')).body).toEqual({
      collections: [expect.objectContaining({ name: 'Eve Three' }), expect.objectContaining({ name: 'Eve One' })],
      pagination: { totalCollections: 2, currentPage: 1, totalPages: 1 },
    });
  });

  it('of everybody hold public ones alone, of one language if asked [S0101 S0150]', async () => {
    const fay = await signUpCollector(server, 'fay');
    await fay.make('Fay public', { locale: 'id-ID' });
    await fay.make('Fay private', { locale: 'id-ID', isPublic: false });
    await fay.make('Fay other', { locale: 'pt-BR' });
    expect(await namesOn(ben, '/collections/public?page=1&locale=id-ID')).toEqual(['Fay public']);
    expect(await namesOn(ben, '/collections/public?sort=recent')).toEqual(
      expect.arrayContaining(['Fay public', 'Fay other']),
    );
    expect(await namesOn(fay, '/collections/public?locale=id-ID')).toEqual(['Fay public']);
    expect((await ben.get('/collections/public?page=2&locale=id-ID')).body).toEqual({
      collections: [],
      pagination: { totalCollections: 1, currentPage: 2, totalPages: 1 },
    });
    for (const query of ['sort=best', 'locale=xx', 'page=0', 'page=x', 'page=1000000'])
      expect([query, (await ben.get(`/collections/public?${query}`)).status]).toEqual([query, 400]);
  });

  it('come in four orders [S0151]', async () => {
    const gus = await signUpCollector(server, 'gus');
    const fans = await Promise.all(['fan1', 'fan2', 'fan3'].map((name) => signUpCollector(server, name)));
    const ids: string[] = [];
    for (const name of ['Liked', 'Long', 'Looked at', 'Last']) {
      ids.push(await gus.make(name, { locale: 'es-ES' }));
      server.clock.forward(1);
    }
    const [liked = '', long = '', looked = ''] = ids;
    for (const fan of fans.slice(0, 2)) await fan.post(`/collections/${liked}/favorite`);
    // The dictionary of this language is not there; private ones ask none.
    await gus.put(`/collections/${long}`, details('Long', { locale: 'es-ES', isPublic: false }));
    await gus.add(long, 'canto');
    await server.database.pool.query('update collection set is_public = true where id = $1', [long]);
    for (const fan of fans) await fan.get(`/collections/${looked}/download`);
    await server.composition.features['collections']?.jobs?.[0]?.run();
    const listed = (sort: string) => namesOn(ben, `/collections/public?locale=es-ES&sort=${sort}`);
    expect(await listed('recent')).toEqual(['Last', 'Looked at', 'Long', 'Liked']);
    expect(await listed('favorites')).toEqual(['Liked', 'Last', 'Looked at', 'Long']);
    expect(await listed('mostWords')).toEqual(['Long', 'Last', 'Looked at', 'Liked']);
    // Three downloads and views make 12, two favorites 4.
    expect(await listed('popular')).toEqual(['Looked at', 'Liked', 'Last', 'Long']);
    expect(await namesOn(ben, '/collections/public?locale=es-ES')).toEqual(await listed('popular'));
    // A month later the views count no more.
    server.clock.forward(COLLECTIONS.viewDays * DAY_SECONDS);
    await server.composition.features['collections']?.jobs?.[0]?.run();
    await signBackIn();
    const { rows } = await server.database.pool.query('select popularity, views from collection where id = $1', [
      looked,
    ]);
    expect(rows).toEqual([{ popularity: 9, views: 3 }]);
    expect((await server.database.pool.query('select from collection_view')).rowCount).toBe(0);
  });

  it('page through completely, from either end', async () => {
    const { pool } = server.database;
    await pool.query(
      `insert into collection (id, owner_id, name, name_fold, description, locale, is_public, download_allowed,
         favorites, created_at, changed_at)
       select 'page' || n, $1, 'Paged ' || n, 'paged ' || n, '', 'tl-TL', true, true, n % 7, now(), now()
       from generate_series(1, 230) n`,
      [anna.id],
    );
    const seen: string[] = [];
    for (let page = 1; page <= 5; page += 1)
      seen.push(...(await namesOn(ben, `/collections/public?locale=tl-TL&sort=favorites&page=${page}`)));
    expect([seen.length, new Set(seen).size]).toEqual([230, 230]);
    const { rows } = await pool.query(
      "select name from collection where locale = 'tl-TL' order by favorites desc, created_at desc, id",
    );
    expect(seen).toEqual(rows.map(({ name }) => name));
    await pool.query("delete from collection where locale = 'tl-TL'");
  });

  it('are found by part of a name, without regard to capitals and accents; short texts begin a word [S0152]', async () => {
    const hal = await signUpCollector(server, 'hal');
    for (const name of ['Más Música', 'Zebra crossing', 'Hundred% true_facts']) await hal.make(name);
    await hal.make('Zebra secret', { isPublic: false });
    const found = (q: string, more = '') => namesOn(ben, `/collections/search?q=${encodeURIComponent(q)}${more}`);
    expect(await found('MUSIC')).toEqual(['Más Música']);
    expect(await found('bra cro')).toEqual(['Zebra crossing']);
    expect(await found('cr')).toEqual(['Zebra crossing']);
    expect(await found('ro')).toEqual([]);
    expect(await found('zebra', '&locale=de-DE')).toEqual([]);
    expect(await found('zebra', '&locale=en-US&page=1')).toEqual(['Zebra crossing']);
    expect(await found('zebra', '&page=2')).toEqual([]);
    for (const [sign, names] of [
      ['d% t', ['Hundred% true_facts']],
      ['e_f', ['Hundred% true_facts']],
      ['%%%', []],
      ['___', []],
      ["'; drop table", []],
    ] as const)
      expect([sign, await found(sign)]).toEqual([sign, names]);
    expect((await ben.get(`/collections/search?q=${'x'.repeat(201)}`)).status).toBe(400);
    expect((await ben.get('/collections/search')).status).toBe(400);
  });

  it('leave out whom one has blocked, and banned players, whose collections nobody sees', async () => {
    const ivy = await signUpCollector(server, 'ivy');
    const jan = await signUpCollector(server, 'jan');
    const id = await ivy.make('Ivy leaves', { locale: 'fr-FR' });
    await jan.make('Jan leaves', { locale: 'fr-FR' });
    const listed = (by: Collector) => namesOn(by, '/collections/public?locale=fr-FR&sort=recent');
    const found = (by: Collector) => namesOn(by, '/collections/search?q=leaves&locale=fr-FR');
    await jan.post('/blocks', { playerId: ivy.id, kind: 'block', on: true });
    expect([await listed(jan), await found(jan)]).toEqual([['Jan leaves'], ['Jan leaves']]);
    // The other way nothing happens, and who has the link may go there.
    expect((await listed(ivy)).toSorted()).toEqual(['Ivy leaves', 'Jan leaves']);
    expect((await jan.view(id)).status).toBe(200);
    await ban(server, ivy.id);
    expect([await listed(ben), await found(ben)]).toEqual([['Jan leaves'], ['Jan leaves']]);
    expect((await ben.view(id)).status).toBe(404);
    await liftBan(server, ivy.id);
    expect((await ben.view(id)).status).toBe(200);
  });
});

describe('views', () => {
  it('are those of other players, each once a day [S0154 S0127]', async () => {
    const id = await anna.make('Looked at by some');
    const views = async () => (await anna.view(id)).body.views;
    await anna.view(id);
    expect((await ben.view(id)).body).toMatchObject({ views: 1, owner: anna.id });
    await Promise.all([ben.view(id), ben.view(id), ben.words(id)]);
    expect(await views()).toBe(1);
    await (await signUpCollector(server, 'kim')).view(id);
    expect(await views()).toBe(2);
    server.clock.forward(DAY_SECONDS);
    await signBackIn();
    await ben.view(id);
    expect(await views()).toBe(3);
  });
});

describe('a favorite', () => {
  it('counts once, and not any more when it is taken back [S0164 S0165]', async () => {
    const id = await anna.make('Liked by ben');
    const path = `/collections/${id}/favorite`;
    for (let times = 0; times < 2; times += 1)
      expect((await ben.post(path)).body).toEqual({ success: true, isFavorited: true, favorites: 1 });
    expect((await ben.view(id)).body).toMatchObject({ isFavorited: true, favorites: 1 });
    expect((await anna.view(id)).body).toMatchObject({ isFavorited: false, favorites: 1 });
    for (let times = 0; times < 2; times += 1)
      expect((await ben.remove(path)).body).toEqual({ success: true, isFavorited: false, favorites: 0 });
    expect((await ben.view(id)).body).toMatchObject({ isFavorited: false, favorites: 0 });
  });

  it('is of others’ collections possible with public ones alone [S0128]', async () => {
    const id = await anna.make('Nobody’s business', { isPublic: false });
    for (const answer of [
      await ben.post(`/collections/${id}/favorite`),
      await ben.remove(`/collections/${id}/favorite`),
    ])
      expect([answer.status, answer.body.code]).toEqual([404, 'collection/not_found']);
    expect((await anna.view(id)).body.favorites).toBe(0);
  });
});
