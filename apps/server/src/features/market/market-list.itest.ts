import type { MarketSeller } from '@syllaboom/contracts';
import { GAME_MODERATOR_ROLE } from '@syllaboom/engine';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ban, liftBan, signUpWith, type SignedIn } from '../../testing/people/staff.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { addTrader, giveTiles, giveWords, marketOf } from './testing/market-people.ts';
import { createReadyDictionaries } from './testing/ready-dictionaries.ts';

let server: TestServer;
let anna: SignedIn;
let ben: SignedIn;
let reader: SignedIn;
beforeAll(async () => {
  server = await startTestServer(undefined, { dictionaries: createReadyDictionaries() });
  anna = await addTrader(server, 'Anna');
  ben = await addTrader(server, 'Ben');
  reader = await addTrader(server, 'Reader', { coin: 90_000_000, diamond: 900 });
});
afterAll(() => server.close());

const query = (text: string, values: readonly unknown[] = []) => server.database.pool.query(text, [...values]);
let made = 0;
const sell = async (player: SignedIn, word: string, wish: object = {}): Promise<void> => {
  const { locale = 'en-US', type = 'discovery' } = wish as { locale?: string; type?: string };
  if (type === 'discovery') await giveWords(server.database, player.id, [word], locale);
  else await giveTiles(server.database, player.id, word, 1, locale);
  const answer = await player.post('/sell', { word, price: 1000, currency: 'coin', locale, ...wish });
  if (answer.status !== 200) throw new Error(answer.text);
};
const buy = (player: SignedIn, from: SignedIn, word: string) => player.post('/buy', { sellerId: from.id, word });
const wordsOf = async (player: SignedIn, asked = ''): Promise<string[]> =>
  (await marketOf(player, asked)).map((line) => line.split(' ')[1] ?? '');

beforeEach(async () => {
  made += 1;
  await query('update word_discovery set reserved = false, holder_id = null');
  await query('update inventory_item set reserved = 0');
  await query('delete from market_listing');
});

describe('the market’s list', () => {
  it('orders by age and by price, a diamond as 2000 coins', async () => {
    await sell(anna, `OLD${made}`, { price: 5000 });
    await sell(ben, `GEM${made}`, { price: 2, currency: 'diamond' });
    await sell(anna, `CHEAP${made}`, { price: 1000 });
    const [old, gem, cheap] = [`OLD${made}`, `GEM${made}`, `CHEAP${made}`];
    // Sellers come in the order of their first listing, each with all that the page has of them.
    expect(await wordsOf(reader)).toEqual([cheap, old, gem]);
    expect(await wordsOf(reader, '?sort=newest')).toEqual([cheap, old, gem]);
    expect(await wordsOf(reader, '?sort=price_asc')).toEqual([cheap, old, gem]);
    expect(await wordsOf(reader, '?sort=price_desc')).toEqual([old, cheap, gem]);
    const { sellers } = (await reader.get('/market?sort=price_desc')).body;
    expect(sellers.map(({ displayName }: { displayName: string }) => displayName)).toEqual(['Anna', 'Ben']);
  });

  it('filters by kind, currency and language, and all of them together', async () => {
    await sell(anna, `WORD${made}`);
    await sell(anna, `DWORD${made}`, { locale: 'de-DE', currency: 'diamond', price: 1 });
    await sell(ben, 'TIL', { type: 'syllable' });
    await sell(ben, 'DTI', { type: 'syllable', locale: 'de-DE' });
    const [word, german] = [`WORD${made}`, `DWORD${made}`];
    const cases: [string, string[]][] = [
      ['?type=discovery', [german, word]],
      ['?type=syllable', ['DTI', 'TIL']],
      ['?currency=diamond', [german]],
      ['?currency=coin', ['DTI', 'TIL', word]],
      ['?locale=de-DE', ['DTI', german]],
      ['?locale=de-DE&type=discovery', [german]],
      ['?locale=de-DE&type=discovery&currency=coin', []],
      ['?locale=en-US&sort=price_asc', [word, 'TIL']],
      ['?search=d', ['DTI', german]],
      ['?search=dw&type=syllable', []],
      ['?search=DW&locale=de-DE&currency=diamond', [german]],
      ['?search=%20', ['DTI', 'TIL', german, word]],
    ];
    for (const [asked, expected] of cases)
      expect([asked, (await wordsOf(reader, asked)).toSorted()]).toEqual([asked, expected.toSorted()]);
  });

  it('begins with one’s own, on the first page, and keeps them out of the pages', async () => {
    for (let n = 0; n < 3; n += 1) await sell(anna, `THEIRS${made}X${n}`);
    await sell(reader, `MINE${made}`, { price: 90_000 });
    expect((await marketOf(reader, '?sort=price_asc'))[0]).toBe(`Reader MINE${made} 90000 coin x1 en-US`);
    expect(await wordsOf(reader, '?mine=true')).toEqual([`MINE${made}`]);
    expect(await wordsOf(reader, '?search=theirs')).not.toContain(`MINE${made}`);
    const { pagination } = (await reader.get('/market')).body;
    expect(pagination).toEqual({ currentPage: 1, totalPages: 1, totalListings: 3 });
    expect(await wordsOf(reader, '?page=2')).toEqual([]);
  });

  it('has pages of 50, and every one of a long list can be reached, in every order and by every filter', async () => {
    await query(
      `insert into market_listing (seller_id, type, word, locales, counts, price, currency, coin_value, offensive, listed_at)
       select case n % 100 when 0 then $2 when 1 then $3 else $1 end, case n % 3 when 0 then 'syllable' else 'discovery' end,
         'PAGED' || n, '{en-US}', '{1}', 1000 + n / 10, 'coin', 1000 + n / 10, false, now() + n * interval '1 ms'
       from generate_series(1, 2420) n`,
      [anna.id, reader.id, ben.id],
    );
    await query(
      `insert into market_listing_locale select l.id, g.locale, type, currency, coin_value, listed_at, seller_id
       from market_listing l, unnest(locales) g(locale)`,
    );
    const numbers = Array.from({ length: 2420 }, (_, n) => n + 1);
    const expectPages = async (
      who: SignedIn,
      filter: string,
      isSeen: (n: number) => boolean,
      sorts = ['newest', 'price_asc', 'price_desc'],
    ): Promise<void> => {
      for (const sort of sorts) {
        const all = numbers.filter(isSeen);
        const expected = sort === 'price_asc' ? all : all.toReversed();
        const seen: string[] = [];
        for (let page = 1; page <= Math.ceil(all.length / 50); page += 1) {
          const { body } = await who.get(`/market?sort=${sort}&page=${page}${filter}`);
          const others = (body.sellers as MarketSeller[]).filter(({ _id }) => _id !== who.id);
          expect(body.pagination).toEqual({
            currentPage: page,
            totalPages: Math.ceil(all.length / 50),
            totalListings: all.length,
          });
          const words = others.flatMap(({ words }) => words.map(({ word }) => word));
          const here = expected.slice((page - 1) * 50, page * 50).map((n) => `PAGED${n}`);
          expect([sort, page, words.toSorted()]).toEqual([sort, page, here.toSorted()]);
          seen.push(...words);
        }
        expect(new Set(seen).size).toBe(all.length);
        const { sellers, pagination } = (await who.get(`/market?sort=${sort}&page=99999${filter}`)).body;
        expect([sellers, pagination.totalListings]).toEqual([[], all.length]);
      }
    };
    await expectPages(reader, '', (n) => n % 100 !== 0);
    await expectPages(reader, '&type=discovery&locale=en-US', (n) => n % 100 !== 0 && n % 3 !== 0, ['price_asc']);
    await reader.post('/blocks', { playerId: ben.id, kind: 'block', on: true });
    await expectPages(reader, '&currency=coin', (n) => n % 100 > 1, ['newest']);
    await reader.post('/blocks', { playerId: ben.id, kind: 'block', on: false });
    // What goes is gone from every page at once, whatever was counted before.
    await query(
      "update market_listing set locales = '{}', counts = '{}', closed_at = now(), closed_by = 'removed' where word = 'PAGED55'",
    );
    expect(await wordsOf(reader, '?sort=price_desc&page=48')).not.toContain('PAGED55');
    // A search finds it on its own page.
    expect(await wordsOf(reader, '?search=PAGED2420')).toEqual(['PAGED2420']);
    expect(await wordsOf(reader, '?search=paged&page=30')).toHaveLength(50);
  });

  it('hides offensive words from those who have not typed them whole', async () => {
    await sell(anna, `RUDEWORD${made}`);
    expect([await wordsOf(reader), await wordsOf(reader, '?locale=en-US')]).toEqual([[], []]);
    expect(await wordsOf(reader, '?search=rude')).toEqual([]);
    expect(await wordsOf(reader, `?search=rudeword${made}`)).toEqual([`RUDEWORD${made}`]);
    expect(await wordsOf(anna)).toEqual([`RUDEWORD${made}`]);
    expect((await buy(reader, anna, `RUDEWORD${made}`)).status).toBe(200);
  });

  it('12 hides what banned players sell, which cannot be bought, and shows it again after the ban', async () => {
    const rogue = await addTrader(server, `rogue${made}`);
    await sell(rogue, `BANNED${made}`);
    await ban(server, rogue.id);
    expect(await wordsOf(reader)).toEqual([]);
    expect((await buy(reader, rogue, `BANNED${made}`)).body).toMatchObject({ code: 'market/not_for_sale' });
    await liftBan(server, rogue.id);
    expect(await wordsOf(reader)).toEqual([`BANNED${made}`]);
    expect((await buy(reader, rogue, `BANNED${made}`)).status).toBe(200);
  });

  it('leaves out whom one has blocked, and not who has blocked one; prices and buying are the same for all', async () => {
    const other = await addTrader(server, `blocked${made}`);
    await sell(other, `APART${made}`);
    await sell(reader, `OPEN${made}`);
    await reader.post('/blocks', { playerId: other.id, kind: 'block', on: true });
    expect(await wordsOf(reader)).toEqual([`OPEN${made}`]);
    expect(await wordsOf(other, '?search=open')).toEqual([`OPEN${made}`]);
    expect((await buy(other, reader, `OPEN${made}`)).status).toBe(200);
    expect((await buy(reader, other, `APART${made}`)).status).toBe(200);
    const sold = (await reader.get('/market/history')).body as { word: string }[];
    expect(sold.map(({ word }) => word)).not.toContain(`APART${made}`);
    const mine = (await reader.get('/market/history?mine=true')).body as { word: string }[];
    expect(mine.slice(0, 2).map(({ word }) => word)).toEqual([`APART${made}`, `OPEN${made}`]);
  });

  it('says what a thing last sold for, each language and kind for itself', async () => {
    await sell(anna, `LAST${made}`, { price: 1000 });
    await buy(reader, anna, `LAST${made}`);
    await reader.post('/sell', { word: `LAST${made}`, price: 20_000, currency: 'coin' });
    await sell(anna, `LAST${made}`, { locale: 'de-DE', price: 3000 });
    const { sellers } = (await ben.get(`/market?search=last${made}&sort=price_asc`)).body;
    expect(sellers.map(({ words }: { words: { lastSale: unknown }[] }) => words[0]?.lastSale)).toEqual([
      null,
      { price: 1000, priceType: 'coin', at: expect.any(String) },
    ]);
  });
});

describe('what one could sell', () => {
  it('are one’s words and tiles, with what is free of them and how they are listed', async () => {
    const owner = await addTrader(server, `owner${made}`);
    await giveWords(server.database, owner.id, [`TWICE${made}`, `ALONE${made}`]);
    await giveWords(server.database, owner.id, [`TWICE${made}`], 'de-DE');
    await giveTiles(server.database, owner.id, 'ING', 5);
    await owner.post('/sell', { word: `TWICE${made}`, price: 1500, currency: 'coin' });
    await owner.post('/sell', { word: 'ING', price: 2, currency: 'diamond', type: 'syllable', count: 3 });
    const { body } = await owner.get('/market/goods?type=discovery');
    const piece = (locale: string, free: number) => ({ locale, count: 1, free });
    expect(body).toEqual({
      goods: [
        { word: `ALONE${made}`, type: 'discovery', pieces: [piece('en-US', 1)], listing: null, lastSale: null },
        {
          word: `TWICE${made}`,
          type: 'discovery',
          pieces: [piece('en-US', 0), piece('de-DE', 1)],
          listing: { price: 1500, priceType: 'coin', count: 1 },
          lastSale: null,
        },
      ],
      pagination: { currentPage: 1, totalPages: 1, totalGoods: 2 },
    });
    const tiles = (await owner.get('/market/goods?type=syllable&search=in')).body;
    expect(tiles.goods).toEqual([
      {
        word: 'ING',
        type: 'syllable',
        pieces: [{ locale: 'en-US', count: 5, free: 2 }],
        listing: { price: 2, priceType: 'diamond', count: 3 },
        lastSale: null,
      },
    ]);
    expect((await owner.get('/market/goods?type=syllable&search=x')).body.goods).toEqual([]);
    expect((await owner.get('/market/goods?type=discovery&page=2')).body.goods).toEqual([]);
    expect((await owner.get('/market/goods')).status).toBe(400);
  });
});

describe('the pairs that trade most', () => {
  it('are for the staff, both ways summed up over seven days', async () => {
    const staff = await signUpWith(server, `pairs${made}`, GAME_MODERATOR_ROLE);
    await query('delete from market_pair_day');
    const [one, other] = [await addTrader(server, `pa${made}`), await addTrader(server, `pb${made}`)];
    await sell(one, `PAIRA${made}`, { price: 5000 });
    await sell(other, `PAIRB${made}`, { price: 3, currency: 'diamond' });
    await sell(anna, `PAIRC${made}`, { price: 1000 });
    await buy(other, one, `PAIRA${made}`);
    await buy(one, other, `PAIRB${made}`);
    await buy(ben, anna, `PAIRC${made}`);
    const { body } = await staff.get('/gm/market/pairs');
    const isLow = one.id < other.id;
    expect([body.total, body.pairs[0]]).toEqual([
      2,
      {
        one: expect.objectContaining({ id: isLow ? one.id : other.id }),
        other: expect.objectContaining({ id: isLow ? other.id : one.id }),
        sales: 2,
        volume: 11_000,
        toOne: isLow ? 5000 : 6000,
        toOther: isLow ? 6000 : 5000,
        lastDay: server.clock.now().toISOString().slice(0, 10),
      },
    ]);
    await query('update market_pair_day set day = day - 7 where sales = 2');
    expect((await staff.get('/gm/market/pairs')).body).toMatchObject({ total: 1, pairs: [{ volume: 1000 }] });
    expect((await staff.get('/gm/market/pairs?page=2')).body).toEqual({ total: 1, pairs: [] });
    expect((await one.get('/gm/market/pairs')).status).toBe(403);
  });
});
